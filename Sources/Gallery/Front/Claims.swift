import Martlet

/// What Martlet promises, with the figures of docs/performance.md.
struct Claims: View {
    private struct Claim: Identifiable {
        let figure: String
        let text: String

        var id: String { figure }
    }

    private let claims = [
        Claim(figure: "8 KB", text: "of JavaScript on an ordinary page, compressed, and none for you to write."),
        Claim(
            figure: "14 µs",
            text: "of server time per event: 1.2 times that of a bare C server that sends the same bytes."),
        Claim(figure: "6.4 KB", text: "of memory per idle visitor, with a page and its stream open."),
        Claim(
            figure: "0 lost",
            text: "of 120,000 presses, across 1,000 crashes and deploys. A page continues where it was."),
    ]

    var body: some View {
        HTML("ul") {
            ForEach(claims) { claim in
                HTML("li") {
                    HTML("strong") { Text(claim.figure) }
                    Text(claim.text)
                }
            }
        }
        .class("front-claims")
        .accessibilityLabel("Measured")
    }
}
