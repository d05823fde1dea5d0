import MartletTesting

/// Reads the content of a page as HTML, and writes a line for each element that has a `data-n`: that number, its role and its
/// name, with tabs between.
@main enum NamesProgram {
    static func main() throws {
        var html = ""
        while let line = readLine(strippingNewline: false) { html += line }
        for element in try AccessibleNames.list(html: html) {
            print(
                element.number, element.role, element.name.split(whereSeparator: \.isWhitespace).joined(separator: " "),
                separator: "\t")
        }
    }
}
