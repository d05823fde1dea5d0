import Glibc
import Martlet
import MartletTesting
import Testing

@Suite struct TaskTests {
    private actor Elsewhere {
        func load() async -> String {
            await Task.yield()
            return "loaded"
        }
    }

    private enum Gate { case closed, open, entered, left }

    private struct Work: View {
        var gate = Shared(Gate.closed)
        @State private var steps = ""

        var body: some View {
            VStack {
                Text(steps).accessibilityIdentifier("steps")
                Button("Turns") {
                    steps += "a"
                    await Task.yield()
                    steps += "b"
                    await Task.yield()
                    steps += "c"
                }
                Button("Task") {
                    Task {
                        steps += "t"
                        await Task.yield()
                        steps += "u"
                    }
                    steps += "s"
                }
                Button("Sleep") {
                    steps += "1"
                    while gate.value == .closed { try await Task.sleep(for: .milliseconds(1)) }
                    steps += "2"
                }
                Button("Compute") {
                    Task {
                        while gate.value == .closed { try await Task.sleep(for: .milliseconds(1)) }
                        gate.update { $0 = .entered }
                        while gate.value == .entered { usleep(1_000) }
                        steps += "done"
                    }
                }
                Button("Tick") {
                    Task {
                        // This bypasses the session's own sleep, so it looks like any other wait for something outside
                        // the session.
                        while !Task.isCancelled { try await ContinuousClock().sleep(for: .milliseconds(5)) }
                    }
                    steps += "T"
                }
                Button("Load") { steps += await Elsewhere().load() }
            }
        }
    }

    @Test(arguments: TestTransport.allCases) func everythingThatCanRunHasRun(over transport: TestTransport) async throws
    {
        let page = try await TestPage(over: transport) { Work() }
        try await page.click(.label("Turns"))
        #expect(try page.text("steps") == "abc")
        #expect(page.frames.count == 3)
        #expect(page.evaluations.count(of: Work.self) == 3)
        try await page.click(.label("Task"))
        #expect(try page.text("steps") == "abcstu")
    }

    @Test(arguments: TestTransport.allCases) func whatSleepsIsWaitedFor(over transport: TestTransport) async throws {
        let gate = Shared(Gate.closed)
        let page = try await TestPage(over: transport) { Work(gate: gate) }
        try await page.click(.label("Sleep"))
        #expect(try page.text("steps") == "1")
        gate.update { $0 = .open }
        try await page.wait { try $0.text("steps") == "12" }
        #expect(page.evaluations == ["Work"])
        #expect(page.patches == [.text(try #require(try page.element("steps").node), "12")])
        gate.update { $0 = .closed }
        try await page.click(.label("Sleep"))
        #expect(try page.text("steps") == "121")
        gate.update { $0 = .open }
        try await page.wait(for: "steps", toRead: "1212")
    }

    @Test func waitingInVainSaysWhatThereIs() async throws {
        let page = try await TestPage { Text("still here").accessibilityIdentifier("text") }
        let error = await #expect(throws: TestPageError.self) {
            try await page.wait(limit: .milliseconds(20)) { $0.contains("never") }
        }
        #expect(error?.kind == .timeout)
        #expect(error?.description.contains("#text that reads \"still here\"") == true)
    }

    /// An element that is not there yet is what one waits for.
    @Test func anElementThatIsMissingIsWaitedFor() async throws {
        let page = try await TestPage { Later() }
        try await page.wait { try $0.text("later") == "there" }
        let line = #line + 1
        func wait() async throws { try await page.wait(limit: .milliseconds(20)) { try $0.text("latter") == "there" } }
        let error = await #expect(throws: TestPageError.self) { try await wait() }
        #expect(error?.kind == .timeout)
        #expect(error?.description.hasPrefix("\(#filePath):\(line): What was waited for") == true)
        #expect(error?.description.contains("Near it come:\n  <span> #later") == true, "\(String(describing: error))")
    }

    private struct Later: View {
        @State private var isThere = false
        var body: some View {
            VStack {
                if isThere { Text("there").accessibilityIdentifier("later") }
            }
            .task {
                try? await Task.sleep(for: .milliseconds(20))
                isThere = true
            }
        }
    }

    @Test(arguments: TestTransport.allCases) func aBusyProgramIsSaidToBeSo(over transport: TestTransport) async throws {
        let gate = Shared(Gate.closed)
        let page = try await TestPage(over: transport) { Work(gate: gate) }
        try await page.click(.label("Compute"))
        gate.update { $0 = .open }
        while gate.value != .entered { try await Task.sleep(for: .milliseconds(1)) }
        let error = await #expect(throws: TestPageError.self) { try await page.settle(limit: .milliseconds(100)) }
        #expect(error?.kind == .timeout)
        #expect(error?.description.contains("goes on without sleeping") == true)
        gate.update { $0 = .left }
        try await page.settle()
        #expect(try page.text("steps") == "done")
    }

    @Test(arguments: TestTransport.allCases) func whatComesBackFromElsewhereHasRun(over transport: TestTransport)
        async throws
    {
        let page = try await TestPage(over: transport) { Work() }
        try await page.click(.label("Load"))
        #expect(try page.text("steps") == "loaded")
        // Settling does not wait for what never ends.
        try await page.click(.label("Tick"))
        try await page.click(.label("Tick"))
        #expect(try page.text("steps") == "loadedTT")
    }

    @Test(arguments: TestTransport.allCases) func tasksOfAViewRun(over transport: TestTransport) async throws {
        struct Loader: View {
            @State private var text = "loading"

            var body: some View {
                Text(text).accessibilityIdentifier("text").task {
                    await Task.yield()
                    text = "loaded"
                }
            }
        }
        let page = try await TestPage(over: transport) { Loader() }
        #expect(try page.text("text") == "loaded")
        #expect(page.evaluations == ["Loader", "Loader"])
    }

    private struct Sleepers: View {
        let ended: Shared<[String]>
        @State private var tasks: [Task<Void, Never>] = []

        var body: some View {
            Button("Begin") {
                for (name, duration) in TaskTests.durations {
                    start(name) { try await Task.sleep(for: duration) }
                    start(name) { try await Task.sleep(for: duration, clock: .continuous) }
                    start(name) { try await Task.sleep(for: duration, clock: .suspending) }
                    start("tolerant " + name) { try await Task.sleep(for: .seconds(3_600), tolerance: duration) }
                }
                for number: UInt64 in [.max, .max / 2, .max / 2 + 1] {
                    start("\(number) ns") { try await Task.sleep(nanoseconds: number) }
                }
            }
            Button("Cancel") { for task in tasks { task.cancel() } }
        }

        private func start(_ name: String, _ sleep: @escaping TaskOperation<Void>) {
            tasks.append(
                Task {
                    do { try await sleep() } catch { return ended.update { $0.append("cancelled") } }
                    ended.update { $0.append(name) }
                })
        }
    }

    private static let durations: [(String, Duration)] = [
        ("most seconds", .seconds(Int64.max)), ("fewest seconds", .seconds(Int64.min)),
        ("most", Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999)),
        ("most nanoseconds", .nanoseconds(Int64.max)), ("negative", .seconds(-1)),
    ]

    /// Regression: seconds beyond the clock's range ended the process, and nanoseconds beyond it did not sleep at all.
    @Test func aSleepMayBeOfAnyLength() async throws {
        let ended = Shared<[String]>([])
        let page = try await TestPage { Sleepers(ended: ended) }
        try await page.click(.label("Begin"))
        // Twice by each of three ways.
        try await page.wait { _ in ended.value.count >= 6 }
        #expect(
            ended.value.sorted() == ["fewest seconds", "negative"].flatMap { Array(repeating: $0, count: 3) })
        try await page.click(.label("Cancel"))
        let all = 4 * Self.durations.count + 3
        try await page.wait { _ in ended.value.count == all }
        #expect(ended.value.filter { $0 == "cancelled" }.count == all - 6)
    }
}
