import Martlet

/// A page that computes for as many milliseconds as its address says, and a button that computes for as many as its
/// visitor has typed. Attacks use it: what has been quick may be slow the next time.
struct WorkPage: View {
    @Environment(\.pathParameters) private var parameters
    @State private var time = "0"
    @State private var presses = 0

    var body: some View {
        VStack {
            homeLink()
            HTML("h1") { Text("Work") }
            WorkDone(milliseconds: Self.milliseconds(parameters["milliseconds"]))
            TextField("Milliseconds", text: $time).accessibilityIdentifier("time")
            Button("Work") {
                Self.work(Self.milliseconds(time))
                presses += 1
            }
            .accessibilityIdentifier("work")
            Text("\(presses)")
        }
    }

    private static func milliseconds(_ text: String?) -> Int { min(max(text.flatMap { Int($0) } ?? 0, 0), 300) }

    fileprivate static func work(_ milliseconds: Int) {
        let end = ContinuousClock.now + .milliseconds(milliseconds)
        while ContinuousClock.now < end {}
    }
}

private struct WorkDone: View {
    let milliseconds: Int
    var body: some View {
        let _ = WorkPage.work(milliseconds)
        Text("Worked \(milliseconds) ms")
    }
}
