/// What a part of a text is, if it is more than a text.
enum TextKind: Equatable, Sendable {
    case link(String)
    /// A time that goes on in the browser.
    case time(RunningTime, language: String?)
    case image(Image)

    /// Whether its text changes in the browser.
    var runs: Bool {
        if case .time = self { return true }
        return false
    }

    /// Whether it has an element of its own, in place of the usual one of parts.
    var isElement: Bool {
        switch self {
        case .link, .time: true
        case .image: false
        }
    }

    var styles: [Style] {
        switch self {
        case .link: []
        case .time(let time, _): time.classes.map(Style.named)
        case .image(let image): image.partStyles
        }
    }

    static func == (left: TextKind, right: TextKind) -> Bool {
        switch (left, right) {
        case (.link(let left), .link(let right)): left == right
        case (.time(let left, let leftLanguage), .time(let right, let rightLanguage)):
            left == right && leftLanguage == rightLanguage
        case (.image(let left), .image(let right)): left == right
        default: false
        }
    }
}

extension Text {
    /// Makes the text, or each part of it, a link.
    ///
    /// - Parameter address: The address; one that a page may not contain becomes `about:blank#blocked`.
    func linked(to address: String) -> Text {
        let address = AttributePolicy.allowed("href", address) ?? ""
        let parts = allParts.map { part in part.styled { $0.kind = $0.kind ?? .link(address) } }
        return Text(joining: parts)
    }

    /// Creates a text of an image, in the size and color of the text around.
    ///
    ///     Text("Tap \(Image(systemName: "star")) to remember it")
    ///
    /// A screen reader passes over the image.
    ///
    /// - Parameter image: The image: a symbol, or a picture in its own size.
    // Of `Text(.init(text))` the text is a key.
    @_disfavoredOverload
    public init(_ image: Image) { self.init(joining: [Text(verbatim: "").styled { $0.kind = .image(image) }]) }
}
