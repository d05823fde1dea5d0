import Synchronization

/// An HTML or SVG element's name. Names are literals of the program, never data, and are interned so that a view holds
/// two bytes.
@usableFromInline
package struct ElementName: Equatable, Sendable {
    fileprivate let index: UInt16

    @usableFromInline
    package init(_ name: StaticString) { self = ElementName.intern(name) }

    package var string: String { info.name }
    package var isVoid: Bool { info.isVoid }
    package var info: ElementInfo { ElementTable.shared[index] }

    fileprivate init(index: UInt16) { self.index = index }

    private static let literals = PointerTable<Interned>()

    private static func intern(_ name: StaticString) -> ElementName {
        guard name.hasPointerRepresentation else { return ElementTable.shared.name(name.description) }
        return literals.value(for: UnsafeRawPointer(name.utf8Start)) {
            Interned(ElementTable.shared.name(name.description))
        }.name
    }

    private final class Interned: Sendable {
        let name: ElementName
        init(_ name: ElementName) { self.name = name }
    }

    package static let div = ElementName("div")
    package static let span = ElementName("span")
    package static let button = ElementName("button")
    package static let hr = ElementName("hr")
    package static let svg = ElementName("svg")
    package static let path = ElementName("path")
    package static let img = ElementName("img")
}

/// What is known of an element.
package final class ElementInfo: Sendable {
    package let name: String
    package let openTag: [UInt8]
    package let closeTag: [UInt8]
    package let isVoid: Bool

    fileprivate init(_ name: String) {
        self.name = name
        openTag = Array("<\(name)".utf8)
        closeTag = Array("</\(name)>".utf8)
        isVoid = [
            "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
        ].contains(name)
    }
}

/// Every element name of the process.
///
/// Safety of `@unchecked Sendable`: an entry is written under the lock before its index leaves it, and never changes.
private final class ElementTable: @unchecked Sendable {
    static let shared = ElementTable()
    private static let capacity = 4096
    private let entries: UnsafeMutablePointer<ElementInfo?>
    private let indices = Mutex<[String: UInt16]>([:])

    private init() {
        entries = .allocate(capacity: Self.capacity)
        entries.initialize(repeating: nil, count: Self.capacity)
        entries[0] = ElementInfo("div")
    }

    subscript(index: UInt16) -> ElementInfo { entries[Int(index)] ?? ElementInfo("div") }

    func name(_ name: String) -> ElementName {
        indices.withLock { indices in
            if let known = indices[name] { return ElementName(index: known) }
            // Entry 0 stands for what is not a name, and for names past a number that no program writes.
            guard Self.isName(name), indices.count + 1 < Self.capacity else { return ElementName(index: 0) }
            let index = UInt16(indices.count + 1)
            entries[Int(index)] = ElementInfo(name)
            indices[name] = index
            return ElementName(index: index)
        }
    }

    /// What runs code, what belongs to the page's frame, and what a browser does not read as elements inside it.
    private static let kept: Set = [
        "script", "style", "iframe", "object", "embed", "applet", "portal", "fencedframe", "base", "meta", "link",
        "html",
        "head", "body", "frame", "frameset", "noframes", "noembed", "noscript", "plaintext", "xmp", "template",
    ]

    /// Letters, digits and hyphens, beginning with a letter.
    private static func isName(_ name: String) -> Bool {
        guard let first = name.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20) else {
            return false
        }
        guard !kept.contains(name.lowercased()) else { return false }
        return name.utf8.allSatisfy {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) || (48...57).contains($0) || $0 == 45
        }
    }
}
