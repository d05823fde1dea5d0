/// A part of a text as the page shows it.
struct ShownPart {
    let text: String
    let classes: String
    /// The name of the element, if it is another than that of most parts.
    private let element: StaticString?
    /// Its attributes, with the names of the DOM's properties.
    private let attributes: [(name: StaticString, property: StaticString, value: String)]

    init(text: String, classes: String, kind: TextKind?, basePath: String) {
        self.text = text
        self.classes = classes
        switch kind {
        case .link(let address):
            element = "a"
            attributes = [("href", "href", BasePath.place(address, below: basePath))]
        case .time(let time, let language):
            element = "time"
            attributes =
                [("datetime", "dateTime", time.written)]
                + (language.map { [("lang", "lang", String($0.map { $0 == "_" ? "-" : $0 }))] } ?? [])
        case .image, nil:
            element = nil
            attributes = []
        }
    }

    func write(to html: inout HTMLBuffer) {
        let name = element ?? "m-part"
        html.write("<")
        html.write(name)
        if !classes.isEmpty { html.writeAttribute("class", classes) }
        for (name, _, value) in attributes { html.writeAttribute(name, value) }
        html.write(">")
        html.writeHTML(text)
        html.write("</")
        html.write(name)
        html.write(">")
    }
}

extension ContiguousArray where Element == UInt8 {
    /// Writes a text that consists of several segments: `["text","classes"]`, or with an element's name and properties behind.
    mutating func writeJSON(_ parts: [ShownPart]) {
        write("[")
        for (position, part) in parts.enumerated() {
            if position > 0 { write(",") }
            part.writeJSON(to: &self)
        }
        write("]")
    }
}

extension ShownPart {
    fileprivate func writeJSON(to bytes: inout ContiguousArray<UInt8>) {
        bytes.write("[")
        bytes.writeJSON(text)
        bytes.write(",")
        bytes.writeJSON(classes)
        if let element {
            bytes.write(",")
            bytes.writeJSON(element.description)
            for (position, attribute) in attributes.enumerated() {
                bytes.write(position == 0 ? ",{" : ",")
                bytes.writeJSON(attribute.property.description)
                bytes.write(":")
                bytes.writeJSON(attribute.value)
            }
            bytes.write(attributes.isEmpty ? "" : "}")
        }
        bytes.write("]")
    }
}
