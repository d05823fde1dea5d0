/// A symbol or a picture.
public struct Image: PrimitiveView, Equatable {
    private enum Source: Equatable, Sendable {
        case symbol(String)
        case picture(String)
    }

    private let source: Source
    private let label: String?
    private let element: ElementName
    private var isResizable = false

    private init(_ source: Source, label: String?, element: ElementName) {
        self.source = source
        self.label = label
        self.element = element
    }

    /// A symbol in the size and color of the text around. Only some of the usual names have one;
    /// another shows a neutral one, with the name for those who hear the page, and is told in development. In a label that
    /// has a text they hear the text only.
    public init(systemName: String) {
        if Symbol.image(named: systemName) == nil { CurrentEvaluation.subscriber?.report(.unknownSymbol(systemName)) }
        self.init(.symbol(systemName), label: systemName, element: .span)
    }

    /// The picture at a path of the server (`/pictures/bird.jpg`) or at an address that pages may load pictures from.
    /// `name` is also what those hear who do not see it.
    public init(_ name: String) { self.init(.picture(name), label: name, element: .img) }

    /// The same with a description of its own.
    public init(_ name: String, label: Text) { self.init(.picture(name), label: label.resolved(), element: .img) }

    /// A picture that says nothing which the page does not say otherwise.
    public init(decorative name: String) { self.init(.picture(name), label: nil, element: .img) }

    /// Lets the image take the size of its room; without this it has its own.
    public func resizable() -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    public static var _shape: ViewShape { .element }

    public static func _plan(_ plan: ViewPlan, at offset: Int) {
        func attribute(_ read: @escaping (Image) -> Attribute) {
            plan.attribute(AttributeStep(at: offset, Image.self, read: read, areEqual: { $0 == $1 }))
        }
        attribute { .styles($0.styles) }
        attribute { .constant("src", $0.address) }
        attribute { .constant("alt", $0.isSymbol ? nil : $0.label ?? "") }
        if plan.isSaidByText {
            attribute { .constant("aria-hidden", $0.isSymbol ? "true" : nil) }
        } else {
            attribute { .constant("role", $0.isSymbol ? "img" : nil) }
            attribute { .constant("aria-label", $0.isSymbol ? $0.label : nil) }
        }
        let name = offset + Field.offset(of: \Self.element)
        plan.open(namedAt: name)
        plan.close(namedAt: name)
    }

    private var isSymbol: Bool {
        if case .symbol = source { return true }
        return false
    }

    private var address: String? {
        guard case .picture(let path) = source else { return nil }
        return AttributePolicy.allowed("src", path)
    }

    private var styles: [Style] {
        let size: [Style] = isResizable ? [.named("m-fill m-resizable")] : []
        guard case .symbol(let name) = source else { return size + [.named("m-picture")] }
        return size + [.named("m-symbol"), .token("mask-image", Symbol.image(named: name) ?? Symbol.unknown)]
    }
}

/// How a view with proportions of its own fits a room with others.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// All of it is seen.
    case fit
    /// All of the room is covered.
    case fill
}
