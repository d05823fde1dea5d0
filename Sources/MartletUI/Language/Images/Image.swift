/// A symbol or a picture.
public struct Image: _PrimitiveView, Equatable {
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

    /// Creates an image of a symbol, in the size and color of the surrounding text.
    ///
    /// Some of the common names have a symbol. Any other name shows a neutral one that a screen reader says by its
    /// name, and a diagnostic reports it in development. In a label with a text, a screen reader says the text only.
    ///
    /// - Parameter systemName: The name of the symbol, such as `star.fill`.
    public init(systemName: String) {
        if Symbol.image(named: systemName) == nil { CurrentEvaluation.subscriber?.report(.unknownSymbol(systemName)) }
        self.init(.symbol(systemName), label: systemName, element: .span)
    }

    /// Creates an image of a picture.
    ///
    /// - Parameter name: The path of the picture on the server (`/pictures/bird.jpg`), or a URL that pages may load
    ///   pictures from. A screen reader says it, too.
    public init(_ name: String) { self.init(.picture(name), label: name, element: .img) }

    /// Creates an image of a picture with a description.
    ///
    /// - Parameters:
    ///   - name: The path of the picture on the server, or a URL that pages may load pictures from.
    ///   - label: The description, which a screen reader says.
    public init(_ name: String, label: Text) { self.init(.picture(name), label: label.resolved(), element: .img) }

    /// Creates an image of a picture that a screen reader passes over, because it adds nothing to the page's text.
    ///
    /// - Parameter name: The path of the picture on the server, or a URL that pages may load pictures from.
    public init(decorative name: String) { self.init(.picture(name), label: nil, element: .img) }

    /// Makes the image take the size of the space that it is offered, instead of its own.
    public func resizable() -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    public static var _shape: _ViewShape { .element }

    public static func _plan(_ plan: _ViewPlan, at offset: _Offset<Self>) {
        func attribute(_ read: @escaping (Image) -> Attribute) {
            plan.attribute(AttributeStep(at: offset, read: read, areEqual: { $0 == $1 }))
        }
        attribute { .styles($0.styles) }
        attribute { .constant("src", $0.address) }
        attribute { .constant("alt", $0.isSymbol ? nil : $0.label ?? "") }
        if plan.isSaidByText {
            attribute { .constant("aria-hidden", $0.isSymbol ? "true" : nil) }
        } else {
            // `accessibilityLabel` replaces the symbol's name.
            plan.defaultAttribute(
                AttributeStep(
                    at: offset, read: { .constant("aria-label", $0.isSymbol ? $0.label : nil) },
                    areEqual: { $0 == $1 }))
            plan.defaultAttribute(
                AttributeStep(
                    at: offset, read: { .constant("role", $0.isSymbol ? "img" : nil) }, areEqual: { $0 == $1 }))
        }
        let name = offset.element
        plan.open(namedAt: name)
        plan.close(namedAt: name)
    }

    /// What a screen reader says of it.
    var saidText: String { label ?? "" }

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
        guard let image = Symbol.image(named: name) else {
            return size + [.named("m-symbol m-unknown-symbol"), .token("mask-image", Symbol.unknown)]
        }
        return size + [.named("m-symbol"), .token("mask-image", image)]
    }
}

/// How a view with an aspect ratio of its own fits a space with another.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The whole view is visible.
    case fit
    /// The whole space is covered.
    case fill
}
