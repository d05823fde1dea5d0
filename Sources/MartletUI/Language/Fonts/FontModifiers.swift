/// `font(_:)` on any view.
public struct _FontModifier: InheritedStyleModifier {
    let font: Font?

    public static func _addStyles(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(AttributeStep(stylesAt: offset, Font?.self) { $0?.styles ?? [] })
    }
}

/// `bold()`, `italic()` and their like on any view.
public struct _FontTraitModifier: InheritedStyleModifier {
    enum Trait: Equatable, Sendable {
        case weight(Font.Weight), italic, monospaced, monospacedDigit
    }

    let trait: Trait?

    public static func _addStyles(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(
            AttributeStep(stylesAt: offset, Trait?.self) { trait in
                switch trait {
                case .weight(let weight): [weight.style]
                case .italic: [.italic]
                case .monospaced: [.monospaced]
                case .monospacedDigit: [.monospacedDigits]
                case nil: []
                }
            })
    }
}

extension View {
    /// The font of the texts inside; `nil` leaves it as it is.
    public func font(_ font: Font?) -> ModifiedContent<Self, _FontModifier> {
        ModifiedContent(content: self, modifier: _FontModifier(font: font))
    }

    public func fontWeight(_ weight: Font.Weight?) -> ModifiedContent<Self, _FontTraitModifier> {
        trait(weight.map { .weight($0) })
    }

    public func bold(_ isActive: Bool = true) -> ModifiedContent<Self, _FontTraitModifier> {
        trait(isActive ? .weight(.bold) : nil)
    }

    public func italic(_ isActive: Bool = true) -> ModifiedContent<Self, _FontTraitModifier> {
        trait(isActive ? .italic : nil)
    }

    public func monospaced(_ isActive: Bool = true) -> ModifiedContent<Self, _FontTraitModifier> {
        trait(isActive ? .monospaced : nil)
    }

    public func monospacedDigit() -> ModifiedContent<Self, _FontTraitModifier> { trait(.monospacedDigit) }

    private func trait(_ trait: _FontTraitModifier.Trait?) -> ModifiedContent<Self, _FontTraitModifier> {
        ModifiedContent(content: self, modifier: _FontTraitModifier(trait: trait))
    }
}
