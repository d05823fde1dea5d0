/// The modifier of a view behind a row.
public struct _RowBackgroundModifier<Background: View>: _PrimitiveModifier {
    let background: Background?

    public static func _shape<Content: View>(_ content: Content.Type) -> _ViewShape { .element }
    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer { .element }

    public static func _plan<Content: View>(_ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>) {
        plan.attribute(AttributeStep(constant: .classNames("m-list-row")))
        plan.open(.div)
        plan.attribute(AttributeStep(constant: .classNames("m-row-background")))
        plan.attribute(AttributeStep(constant: .fixed("aria-hidden", "true")))
        plan.open(.div)
        plan.content(at: offset.modifier.background)
        plan.close(.div)
        plan.open(.div)
        plan.content(at: offset.content)
        plan.close(.div)
        plan.close(.div)
    }
}

extension View {
    /// Puts a view behind the row of a list that this view is in.
    ///
    /// - Parameter view: The view, which takes all of the row's place; `nil` for the row's usual background.
    @_disfavoredOverload
    public func listRowBackground<Background: View>(
        _ view: Background?
    ) -> ModifiedContent<Self, _RowBackgroundModifier<Background>> {
        ModifiedContent(content: self, modifier: _RowBackgroundModifier(background: view))
    }
}

extension ForEach where Content: View {
    /// Puts a view behind each element's row in a list.
    ///
    /// - Parameter view: The view, which takes all of the row's place; `nil` for the row's usual background.
    @_disfavoredOverload
    public func listRowBackground<Background: View>(
        _ view: Background?
    ) -> ForEach<Data, ID, ModifiedContent<Content, _RowBackgroundModifier<Background>>> {
        mapRows { ModifiedContent(content: $1, modifier: _RowBackgroundModifier(background: view)) }
    }
}
