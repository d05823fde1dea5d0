import MartletUI

/// The modifier of `presentationBackground(alignment:content:)`: the background stands behind the whole sheet, wherever in it
/// the view is.
struct PresentationBackground<Background: View>: ViewModifier {
    let alignment: Alignment
    let background: Background

    func body(content: Content) -> some View {
        content
        HTML("div") {
            ZStack(alignment: alignment) { background }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        }
        .elementStyles([.class(PresentationBackgroundLook.rules)])
    }
}

/// A page has these rules only if it has such a background.
private enum PresentationBackgroundLook {
    static let rules = StyleClass(
        "presentation-background",
        rules: """
            position:absolute;inset:0;z-index:-1;display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);overflow:hidden;\
            border-radius:.9rem .9rem 0 0;@media (width>=40rem){border-radius:.9rem}
            """)
}
