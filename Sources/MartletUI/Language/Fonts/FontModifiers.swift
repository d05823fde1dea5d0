/// The modifier of `font(_:)` on any view.
public struct _FontModifier: _InheritedStyleModifier {
    let font: Font?

    @usableFromInline
    init(font: Font?) { self.font = font }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(stylesAt: offset.font) { $0?.styles ?? [] })
    }
}

/// The modifier of `bold()`, `italic()` and the other traits of a font on any view.
public struct _FontTraitModifier: _InheritedStyleModifier {
    enum Trait: Equatable, Sendable {
        case weight(Font.Weight), italic, monospaced, monospacedDigit, design(Font.Design), width(Font.Width)
    }

    let trait: Trait?

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.trait) { trait in
                switch trait {
                case .weight(let weight): [weight.style]
                case .italic: [.italic]
                case .monospaced: [.monospaced]
                case .monospacedDigit: [.monospacedDigits]
                case .design(let design): [design.style]
                case .width(let width): [.token("font-stretch", "\(width.percentage)%")]
                case nil: []
                }
            })
    }
}

extension View {
    /// Sets the font of the texts in this view.
    ///
    /// - Parameter font: The font, or `nil` to leave it as it is.
    @inlinable
    public func font(_ font: Font?) -> ModifiedContent<Self, _FontModifier> {
        ModifiedContent(content: self, modifier: _FontModifier(font: font))
    }

    /// Sets the weight of the texts in this view.
    ///
    /// - Parameter weight: The weight, or `nil` to leave it as it is.
    public func fontWeight(_ weight: Font.Weight?) -> ModifiedContent<Self, _FontTraitModifier> {
        trait(weight.map { .weight($0) })
    }

    /// Shows the texts in this view in bold.
    ///
    /// - Parameter isActive: Whether the modifier has an effect.
    public func bold(_ isActive: Bool = true) -> ModifiedContent<Self, _FontTraitModifier> {
        trait(isActive ? .weight(.bold) : nil)
    }

    /// Shows the texts in this view in italics.
    ///
    /// - Parameter isActive: Whether the modifier has an effect.
    public func italic(_ isActive: Bool = true) -> ModifiedContent<Self, _FontTraitModifier> {
        trait(isActive ? .italic : nil)
    }

    /// Shows the texts in this view in a fixed-width typeface.
    ///
    /// - Parameter isActive: Whether the modifier has an effect.
    public func monospaced(_ isActive: Bool = true) -> ModifiedContent<Self, _FontTraitModifier> {
        trait(isActive ? .monospaced : nil)
    }

    /// Gives all digits in this view the same width, so that a number that changes does not move what follows it.
    public func monospacedDigit() -> ModifiedContent<Self, _FontTraitModifier> { trait(.monospacedDigit) }

    /// Sets the kind of typeface of the texts in this view.
    ///
    /// - Parameter design: The kind of typeface, or `nil` to leave it as it is.
    public func fontDesign(_ design: Font.Design?) -> ModifiedContent<Self, _FontTraitModifier> {
        trait(design.map { .design($0) })
    }

    /// Sets the width of the letters of the texts in this view, where the typeface has several.
    ///
    /// - Parameter width: The width, or `nil` to leave it as it is.
    public func fontWidth(_ width: Font.Width?) -> ModifiedContent<Self, _FontTraitModifier> {
        trait(width.map { .width($0) })
    }

    private func trait(_ trait: _FontTraitModifier.Trait?) -> ModifiedContent<Self, _FontTraitModifier> {
        ModifiedContent(content: self, modifier: _FontTraitModifier(trait: trait))
    }
}
