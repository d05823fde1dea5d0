/// A symbol or a picture.
public struct Image: _PrimitiveView, Equatable, Sendable {
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
        /// A picture of a catalog: the address of its usual file, and those of all with their scales.
        case asset(String, sources: String?)
    }

    private let source: Source
    private let label: String?
    private let element: ElementName
    private var isResizable = false
    private var isTiled = false
    private var isTemplate = false
    private var variants: SymbolVariants?
    private var mode: SymbolRenderingMode?

    private init(_ source: Source, label: String?, element: ElementName) {
        self.source = source
        self.label = label
        self.element = element
    }

    /// Creates an image of a symbol, in the size and color of the surrounding text.
    ///
    /// The names that programs use most have a symbol. Any other name shows a neutral one, and a diagnostic reports it in
    /// development. A screen reader says a word for it (“Share” for `square.and.arrow.up`) or words made of its name; in a
    /// label with a text, it says the text only.
    ///
    /// - Parameter systemName: The name of the symbol, such as `star.fill`.
    public init(systemName: String) {
        if !Symbol.exists(systemName), let subscriber = CurrentEvaluation.subscriber {
            subscriber.report(SymbolSet.contains(systemName) ? .noSymbolSet : .unknownSymbol(systemName))
        }
        self.init(.symbol(systemName), label: nil, element: .span)
    }

    /// Creates an image of a symbol that has parts for a value. It is shown as a whole.
    ///
    /// - Parameters:
    ///   - systemName: The name of the symbol, such as `wifi`.
    ///   - variableValue: The value, which has no effect.
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

    /// Creates an image of a picture.
    ///
    /// - Parameter name: The name of the picture in the program's asset catalogs, its path on the server
    ///   (`/pictures/bird.jpg`), or a URL that pages may load pictures from. A screen reader says it, too. A name without a point
    ///   or a slash that no catalog has is reported in development.
    public init(_ name: String) { self.init(picture: name, module: nil, label: name) }

    /// Creates an image from a file.
    ///
    /// - Parameters:
    ///   - name: The path of the file; see ``init(_:)-(String)``.
    ///   - variableValue: Has no effect: a picture is shown as it is.
    public init(_ name: String, variableValue: Double?) { self.init(name) }

    /// Creates an image of a picture with a description.
    ///
    /// - Parameters:
    ///   - name: The name of the picture in the program's asset catalogs, its path on the server, or a URL that pages may load
    ///     pictures from.
    ///   - label: The description, which a screen reader says.
    public init(_ name: String, label: Text) { self.init(picture: name, module: nil, label: label.resolved()) }

    /// Creates an image of a picture that a screen reader passes over, because it adds nothing to the page's text.
    ///
    /// - Parameter name: The name of the picture in the program's asset catalogs, its path on the server, or a URL that pages may
    ///   load pictures from.
    public init(decorative name: String) { self.init(picture: name, module: nil, label: nil) }

    /// - Parameter isKnown: Whether the name is one of a catalog's, and nothing else.
    init(picture name: String, module: String?, label: String?, isKnown: Bool = false) {
        guard let picture = BundledCatalogs.shared.picture(named: name, module: module) else {
            if isKnown || !name.utf8.contains(where: { "/.:".utf8.contains($0) }) {
                CurrentEvaluation.subscriber?.report(.unknownAsset(kind: "image", name))
            }
            self.init(.picture(name), label: label, element: .img)
            return
        }
        // Only a picture with dark files depends on the color scheme.
        let isDark = picture.hasDarkFiles && VisitorFormat.environment.colorScheme == .dark
        let files = picture.files(isDark: isDark)
        let isScaled = files.contains { $0.scale != 1 }
        self.init(
            .asset(
                files.first { $0.scale == 1 }?.path ?? files.first?.path ?? "",
                sources: isScaled ? files.map { "\($0.path) \($0.scale)x" }.joined(separator: ", ") : nil),
            label: label, element: .img)
        isTemplate = picture.isTemplate
    }

    /// Makes the image take the size of the space that it is offered, instead of its own.
    public func resizable() -> Image { resizable(isTiled: false) }

    /// Makes the image take the size of the space, which it fills once or again and again.
    package func resizable(isTiled: Bool) -> Image {
        var image = self
        (image.isResizable, image.isTiled) = (true, isTiled)
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

    /// Sets how many colors a symbol has.
    ///
    /// - Parameter mode: The mode. It takes the place of one that a view around sets.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.mode = mode
        return image
    }

    /// Returns the image in a variant and a mode that views around set.
    func varied(by variants: SymbolVariants, _ mode: SymbolRenderingMode?) -> Image {
        guard isSymbol else { return self }
        var image = self
        image.variants = self.variants ?? variants
        image.mode = self.mode ?? mode
        return image
    }

    public static var _shape: _ViewShape { .element }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
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
    static func planDrawing(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        func attribute(_ read: @escaping (Image) -> Attribute) {
            plan.attribute(AttributeStep(at: offset, read: read, areEqual: { $0 == $1 }))
        }
        attribute { .styles($0.styles) }
        attribute { .constant("src", $0.address) }
        attribute { .constant("srcset", $0.sources) }
        attribute { .constant("alt", $0.isSymbol ? nil : $0.label ?? "") }
        let name = offset.element
        plan.open(namedAt: name)
        plan.close(namedAt: name)
    }

    /// Adds what is said of a symbol.
    private static func planName(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        if plan.isSaidByText {
            plan.attribute(
                AttributeStep(
                    at: offset, read: { .constant("aria-hidden", $0.isSymbol ? "true" : nil) },
                    areEqual: { $0 == $1 }))
        } else {
            // `accessibilityLabel` replaces the symbol's name.
            plan.defaultAttribute(
                AttributeStep(
                    at: offset, read: { .constant("aria-label", $0.isSymbol ? $0.saidText : nil) },
                    areEqual: { $0 == $1 }))
            plan.defaultAttribute(
                AttributeStep(
                    at: offset, read: { .constant("role", $0.isSymbol ? "img" : nil) }, areEqual: { $0 == $1 }))
        }
    }

    /// What a screen reader says of it.
    var saidText: String {
        if case .symbol(let name) = source { return SymbolWords.words(for: name) }
        return label ?? ""
    }

    private var isSymbol: Bool {
        if case .symbol = source { return true }
        return false
    }

    /// Where the file of a picture is; `nil` of a symbol, and of an address that a page may not load from.
    package var address: String? {
        switch source {
        case .symbol: nil
        case .picture(let path): AttributePolicy.allowed("src", path)
        case .asset(let path, _): path
        }
    }

    private var sources: String? {
        if case .asset(_, let sources) = source { return sources }
        return nil
    }

    /// How it is drawn as a part of a text.
    var partStyles: [Style] {
        if isSymbol { return styles }
        guard let address else { return [] }
        return [.inline("content", "url(\"\(CSS.address(address))\")")]
    }

    private var styles: [Style] {
        let size: [Style] = isResizable ? [.named("m-fill m-resizable")] : []
        guard case .symbol(let name) = source else { return size + [.named("m-picture")] + drawing }
        let direction: [Style] = Symbol.isMirrored(name) ? [.named("m-mirrored")] : []
        let shown = variants?.name(of: name) ?? name
        if let colored = mode.flatMap({ Symbol.styles(named: shown, $0) }) {
            return size + direction + [.named("m-symbol")] + colored
        }
        guard let image = Symbol.style(named: shown) else {
            return size + [.named("m-symbol m-unknown-symbol"), .class(Symbol.unknown)]
        }
        return size + direction + [.named("m-symbol"), .class(image)]
    }

    /// A picture of the server as a mask: browsers use no picture of another server as one unless that server allows it.
    private var drawing: [Style] {
        guard let address else { return [] }
        let file = "url(\"\(CSS.address(address))\")"
        if isTemplate, address.hasPrefix("/"), !address.hasPrefix("//") {
            return [.named("m-template"), .inline("mask-image", file)]
        }
        // The picture itself is moved out of its box, which is as large as its space.
        return isTiled ? [.token("object-position", "-99999px"), .inline("background-image", file)] : []
    }
}

/// How a view with an aspect ratio of its own fits a space with another.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The whole view is visible.
    case fit
    /// The whole space is covered.
    case fill
}
