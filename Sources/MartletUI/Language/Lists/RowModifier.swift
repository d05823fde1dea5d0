/// A modifier of the row of a list that its view is in. On a `Section` it applies to each of its rows.
public protocol _RowModifier: _PrimitiveModifier {
    static func _addRowAttributes(_ plan: _PlanBuilder, at offset: _Offset<Self>)
}

extension _RowModifier {
    public static func _shape<Content: View>(_ content: Content.Type) -> _ViewShape { .element }
    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer { .element }

    /// Inside a row, an element around the view takes all of the row's place.
    public static func _plan<Content: View>(_ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>) {
        _addRowAttributes(plan, at: offset.modifier)
        plan.attribute(AttributeStep(constant: .classNames("m-list-row")))
        plan.open(.div)
        plan.content(at: offset.content)
        plan.close(.div)
    }

    public static func _rowKind<Content: View>(_ content: Content.Type) -> _RowKind {
        RowKind.of(content) == .section ? .section : .rows
    }

    public static func _planRows<Content: View>(
        _ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>
    ) {
        _addRowAttributes(plan, at: offset.modifier)
        ListRows<Content>.plan(plan, at: offset.content)
    }
}

/// The modifier of a row's look.
public struct _RowStylesModifier: _RowModifier {
    let styles: [Style]

    public static func _addRowAttributes(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(stylesAt: offset.styles) { $0 })
    }
}

extension ForEach where Content: View {
    /// These elements, with a modifier of each row.
    func modifyingRows(_ styles: [Style]) -> ForEach<Data, ID, ModifiedContent<Content, _RowStylesModifier>> {
        mapRows { ModifiedContent(content: $1, modifier: _RowStylesModifier(styles: styles)) }
    }
}
