import Martlet
// For the engine's renderer, which programs outside this package do not have.
import MartletUI

/// The HTML of a view, as a page has it.
enum SpecimenHTML {
    /// The lines of the HTML, indented, without the numbers by which patches find elements.
    static func lines<Content: View>(of content: Content) -> [Line] {
        let graph = ViewGraph(content)
        // The nodes do not keep their graph.
        return withExtendedLifetime(graph) {
            graph.root.map { root in
                var html = Bytes()
                HTMLRenderer.render(root, to: &html)
                return lines(in: String(decoding: html, as: UTF8.self))
            } ?? []
        }
    }

    struct Line: Codable, Equatable {
        var indentation: Int
        /// Tags and texts, in turn; the first is a tag or empty.
        var parts: [String]
    }

    private static let void: Set<Substring> = ["input", "img", "hr", "br"]

    private static func lines(in html: String) -> [Line] {
        var lines: [Line] = []
        var depth = 0
        var rest = html[...]
        while !rest.isEmpty {
            let isTag = rest.first == "<"
            let end = isTag ? rest.firstIndex(of: ">").map(rest.index(after:)) : rest.firstIndex(of: "<")
            let part = rest[..<(end ?? rest.endIndex)]
            rest = rest[part.endIndex...]
            let name = part.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "-" }
            if part.hasPrefix("</") {
                depth = max(0, depth - 1)
                // An element with nothing but a text is one line.
                if let last = lines.last, last.indentation == depth, last.parts.count < 4 {
                    lines[lines.count - 1].parts += last.parts.count % 2 == 0 ? [String(part)] : ["", String(part)]
                } else {
                    lines.append(Line(indentation: depth, parts: [String(part)]))
                }
            } else if isTag {
                lines.append(Line(indentation: depth, parts: [withoutNumbers(part)]))
                if !void.contains(name) { depth += 1 }
            } else if let last = lines.last, last.indentation == depth - 1, last.parts.count == 1,
                !last.parts[0].hasPrefix("</")
            {
                lines[lines.count - 1].parts.append(String(part))
            } else {
                lines.append(Line(indentation: depth, parts: ["", String(part)]))
            }
        }
        return lines
    }

    private static func withoutNumbers(_ tag: Substring) -> String {
        String(tag.replacing(#/ (data-m|name)="[0-9.]+"/#, with: ""))
    }
}
