/// `alert` and `confirmationDialog`: a view with a dialog over the page while a binding says so.
///
/// The dialog stands behind the view and is drawn over everything, so the view keeps its element and its looks.
struct DialogModifier<Dialog: View>: PrimitiveModifier {
    let presentation: DialogPresentation<Dialog>

    static func _shape<Content: View>(_ content: Content.Type) -> ViewShape {
        Content._shape == .text ? .fragment : Content._shape
    }

    static func _layer<Content: View>(_ content: Content.Type) -> StyleLayer { Content._layer }

    static func _plan<Content: View>(_ plan: ViewPlan, _ content: Content.Type, _ place: ModifiedPlace) {
        Content._plan(plan, at: place.content)
        plan.child(
            at: place.modifier + Field.offset(of: \Self.presentation), ViewOperations<DialogPresentation<Dialog>>())
    }
}

/// The place of a dialog. It reads the binding by itself, so that the view which has the dialog need not be evaluated.
struct DialogPresentation<Dialog: View>: View {
    @Binding private(set) var isPresented: Bool
    /// `nil` where there is nothing to present.
    let dialog: Dialog?

    var body: some View { if isPresented, let dialog { dialog } }
}

/// What a dialog was presented with. What it is given later is another's: a dialog does not change under the visitor's
/// hand.
struct DialogContent<Content: View>: View, Equatable {
    let content: Content

    var body: some View { content }

    static func == (left: Self, right: Self) -> Bool { true }
}
