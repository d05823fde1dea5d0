/// The modifier of `alert` and `confirmationDialog`: shows a dialog over the page while a binding is `true`.
///
/// The dialog follows the view in the document and is drawn on top of everything, so the view keeps its element and its
/// style.
public struct _DialogModifier<Dialog: View>: _PrimitiveModifier {
    let presentation: DialogPresentation<Dialog>

    public static func _shape<Content: View>(_ content: Content.Type) -> _ViewShape {
        Content._shape == .text ? .fragment : Content._shape
    }

    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer { Content._layer }

    public static func _plan<Content: View>(_ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>) {
        Content._plan(plan, at: offset.content)
        plan.child(at: offset.modifier.presentation)
    }

    public static func _rowKind<Content: View>(_ content: Content.Type) -> _RowKind {
        RowKind.of(content) == .row ? .row : .rows
    }

    public static func _planRows<Content: View>(
        _ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>
    ) {
        ListRows<Content>.plan(plan, at: offset.content)
        plan.child(at: offset.modifier.presentation, DerivedViewOperations { RowDialogPresentation(presentation: $0) })
    }
}

/// The child position of a dialog. It reads the binding itself, so that the view that has the dialog need not be
/// evaluated.
struct DialogPresentation<Dialog: View>: View {
    @Binding private(set) var isPresented: Bool
    /// The dialog, or `nil` where there is nothing to present.
    let dialog: Dialog?

    var body: some View { if isPresented, let dialog { dialog } }
}

/// The child position of a dialog that follows rows of a list, in which everything is an item.
private struct RowDialogPresentation<Dialog: View>: View {
    let presentation: DialogPresentation<Dialog>

    var body: some View {
        if presentation.isPresented, let dialog = presentation.dialog { HTML("li") { dialog }.class("m-contents") }
    }
}

/// The content that a dialog is presented with. It ignores later content: a dialog does not change while the visitor
/// reads it.
struct DialogContent<Content: View>: View, Equatable {
    let content: Content

    var body: some View { content }

    static func == (left: Self, right: Self) -> Bool { true }
}
