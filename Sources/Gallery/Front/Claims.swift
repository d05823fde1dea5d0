import Martlet

/// What Martlet promises, with the figures of docs/performance.md.
struct Claims: View {
    private struct Claim: Identifiable {
        let figure: String
        let text: String

        var id: String { figure }
    }

    private let claims = [
        Claim(figure: "8 KB", text: "is the script of an ordinary page, compressed. There is none for you to write."),
        Claim(
            figure: "14 µs",
            text: "of the server’s time is what an event costs: 1.2 times a bare C server that sends the same bytes."),
        Claim(figure: "6.4 KB", text: "of memory is what an idle visitor takes, with a page and its stream open."),
        Claim(
            figure: "0 lost",
            text: "is what 120,000 presses gave, around 1,000 crashes and deploys. A page goes on as it was."),
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
