/// A symbol or a picture.
public struct Image: _PrimitiveView, Equatable {
    /// Whether a picture has colors of its own.
    public enum TemplateRenderingMode: Sendable {
        /// A picture has the color of the text around it.
        case template
        /// A picture has its own colors.
        case original
    }

    private enum Source: Equatable, Sendable {
        case symbol(String)
        case picture(String)
    }

    private let source: Source
    private let label: String?
    private let element: ElementName
    private var isResizable = false
    private var isTemplate = false
    private var variants: SymbolVariants?

    private init(_ source: Source, label: String?, element: ElementName) {
        self.source = source
        self.label = label
        self.element = element
    }

    /// Creates an image of a symbol, in the size and color of the surrounding text.
    ///
    /// The names that programs use most have a symbol. Any other name shows a neutral one that a screen reader says by its
    /// name, and a diagnostic reports it in development. In a label with a text, a screen reader says the text only.
    ///
    /// - Parameter systemName: The name of the symbol, such as `star.fill`.
    public init(systemName: String) {
        if !Symbol.exists(systemName), let subscriber = CurrentEvaluation.subscriber {
            subscriber.report(SymbolSet.contains(systemName) ? .noSymbolSet : .unknownSymbol(systemName))
        }
        self.init(.symbol(systemName), label: systemName, element: .span)
    }

    /// Creates an image of a symbol that has parts for a value. It is shown as a whole.
    ///
    /// - Parameters:
    ///   - systemName: The name of the symbol, such as `wifi`.
    ///   - variableValue: The value, which has no effect.
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

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

    /// Decides whether a picture has the color of the text around it.
    ///
    /// - Parameter renderingMode: With `template`, a picture of this server is drawn in that color wherever it is not
    ///   transparent; symbols always are. With `original` or `nil`, a picture has its own colors.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.isTemplate = renderingMode == .template
        return image
    }

    /// Shows a symbol in a variant, if there is a symbol for it: with `.fill`, `star` is shown as `star.fill`.
    ///
    /// - Parameter variant: The variant. It takes the place of one that a view around sets.
    public func symbolVariant(_ variant: SymbolVariants) -> Image {
        var image = self
        image.variants = variant
        return image
    }

    /// Returns the image in a variant that a view around sets.
    func varied(by variants: SymbolVariants) -> Image {
        self.variants == nil && isSymbol ? symbolVariant(variants) : self
    }

    public static var _shape: _ViewShape { .element }

    public static func _plan(_ plan: _ViewPlan, at offset: _Offset<Self>) {
        guard plan.context.contains(.symbolVariants) else {
            planName(plan, at: offset)
            return planDrawing(plan, at: offset)
        }
        plan.attribute(AttributeStep(constant: .classNames("m-box m-varied")))
        plan.attribute(
            AttributeStep(
                at: offset, read: { .styles($0.isResizable ? [.named("m-fill")] : []) }, areEqual: { $0 == $1 }))
        planName(plan, at: offset)
        plan.open(.span)
        plan.child(at: offset, DerivedViewOperations { VariedImage(image: $0) })
        plan.close(.span)
    }

    /// Adds what is seen.
    static func planDrawing(_ plan: _ViewPlan, at offset: _Offset<Self>) {
        func attribute(_ read: @escaping (Image) -> Attribute) {
            plan.attribute(AttributeStep(at: offset, read: read, areEqual: { $0 == $1 }))
        }
        attribute { .styles($0.styles) }
        attribute { .constant("src", $0.address) }
        attribute { .constant("alt", $0.isSymbol ? nil : $0.label ?? "") }
        let name = offset.element
        plan.open(namedAt: name)
        plan.close(namedAt: name)
    }

    /// Adds what is said of a symbol.
    private static func planName(_ plan: _ViewPlan, at offset: _Offset<Self>) {
        if plan.isSaidByText {
            plan.attribute(
                AttributeStep(
                    at: offset, read: { .constant("aria-hidden", $0.isSymbol ? "true" : nil) },
                    areEqual: { $0 == $1 }))
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
        guard case .symbol(let name) = source else { return size + [.named("m-picture")] + template }
        let direction: [Style] = Symbol.isMirrored(name) ? [.named("m-mirrored")] : []
        guard let image = Symbol.style(named: variants?.name(of: name) ?? name) else {
            return size + [.named("m-symbol m-unknown-symbol"), .class(Symbol.unknown)]
        }
        return size + direction + [.named("m-symbol"), .class(image)]
    }

    /// A picture of the server as a mask: browsers use no picture of another server as one unless that server allows it.
    private var template: [Style] {
        guard isTemplate, let address, address.hasPrefix("/"), !address.hasPrefix("//") else { return [] }
        return [.named("m-template"), .inline("mask-image", "url(\"\(CSS.address(address))\")")]
    }
}

/// How a view with an aspect ratio of its own fits a space with another.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The whole view is visible.
    case fit
    /// The whole space is covered.
    case fill
}
