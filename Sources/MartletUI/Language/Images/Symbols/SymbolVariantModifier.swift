/// The modifier of `symbolVariant(_:)`.
public struct _SymbolVariantModifier: _EnvironmentModifier {
    let variants: SymbolVariants

    public func write(to values: inout EnvironmentValues) { values.symbolVariants = variants }

    // Images read the environment only where there is such a modifier around.
    public static func _plan<Content: View>(_ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>) {
        plan.child(at: offset, ControlStyleOperations<Content, Self>(styles: .symbolVariants))
    }
}

private struct SymbolVariantsKey: EnvironmentKey {
    static let defaultValue = SymbolVariants.none
}

extension EnvironmentValues {
    /// The variant of the symbols in the view, as set with ``View/symbolVariant(_:)``.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Shows the symbols in this view in a variant, if there is a symbol for it: with `.fill`, `star` is shown as
    /// `star.fill`.
    ///
    /// - Parameter variant: The variant. It takes the place of one that is set further out.
    public func symbolVariant(_ variant: SymbolVariants) -> ModifiedContent<Self, _SymbolVariantModifier> {
        ModifiedContent(content: self, modifier: _SymbolVariantModifier(variants: variant))
    }

    /// Sets the variant of the symbols in this view and provides it to all views inside.
    @_documentation(visibility: internal)
    public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, SymbolVariants>, _ variant: SymbolVariants
    ) -> ModifiedContent<Self, _SymbolVariantModifier> {
        symbolVariant(variant)
    }
}
