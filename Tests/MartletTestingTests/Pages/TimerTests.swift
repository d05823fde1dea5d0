import Martlet
import MartletTesting
import Testing

private struct Clock: View {
    @State private var timer = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
    @State private var count = 0

    var body: some View {
        Text(verbatim: count < 3 ? "\(count)" : "enough").accessibilityIdentifier("count")
        if count < 3 { Text("ticking").onReceive(timer) { _ in count += 1 } }
    }
}

@Suite struct TimerTests {
    @Test func aTimerRunsInTheSessionAndShowsWhatItChanges() async throws {
        let page = try await TestPage { Clock() }
        try await page.wait(for: "count", toRead: "enough")
        #expect(try page.text("count") == "enough")
    }
}
