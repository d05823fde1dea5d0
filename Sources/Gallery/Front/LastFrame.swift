import Martlet

/// The frame that the last press has sent.
struct LastFrame: View {
    var body: some View {
        HTML("section") {
            HTML("h2") { Text("What the press sent") }.class("shell-chapter")
            InspectorView(.lastTransaction)
        }
        .class("front-frame")
        .accessibilityLabel("Last frame")
    }
}
