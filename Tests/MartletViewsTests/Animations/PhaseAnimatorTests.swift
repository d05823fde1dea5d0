import Martlet
import MartletTesting
import Testing

@Suite struct PhaseAnimatorTests {
    private struct Pulse: View {
        @State private var count = 0
        @State private var seen: [Int] = []

        var body: some View {
            Button("Go") { count += 1 }
            Text("a").phaseAnimator([1, 2, 3], trigger: count) { view, phase in
                view.opacity(phase == 1 ? 1 : 0.5).onChange(of: phase) { seen.append(phase) }
            } animation: {
                .linear(duration: Double($0) / 100)
            }
            Text(verbatim: "\(seen)").accessibilityIdentifier("seen")
        }
    }

    @Test func aChangeGoesThroughThePhasesAndBack() async throws {
        let page = try await TestPage { Pulse() }
        #expect(try page.text("seen") == "[]")
        try await page.click(.role(.button, "Go"))
        try await page.wait { try $0.text("seen") == "[2, 3, 1]" }
        #expect(page.styleSheet.contains("--m-animation:20ms") && page.styleSheet.contains("--m-animation:30ms"))
    }

    /// A test that looks now and then at a phase may miss it on a busy machine, so all are kept.
    private struct Round: View {
        @State private var seen: [String] = []

        var body: some View {
            PhaseAnimator(["one", "two"]) { phase in
                Text(phase).onChange(of: phase) { seen.append(phase) }
            }
            Text(verbatim: "\(seen)").accessibilityIdentifier("seen")
        }
    }

    @Test func phasesGoRound() async throws {
        let page = try await TestPage { Round() }
        try await page.wait { try $0.text("seen").hasPrefix(#"["two", "one", "two""#) }
        let none = try await TestPage { PhaseAnimator([Int]()) { Text("\($0)") } }
        #expect(none.text.isEmpty)
    }
}
