import Martlet
import MartletTesting
import Testing

@Suite struct TaskTests {
    private struct Work: View {
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
                    try await Task.sleep(for: .milliseconds(30))
                    steps += "2"
                }
                Button("Spin soon") {
                    Task {
                        try await Task.sleep(for: .milliseconds(20))
                        while !Task.isCancelled { await Task.yield() }
                    }
                }
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
        let page = try await TestPage(over: transport) { Work() }
        try await page.click(.label("Sleep"))
        #expect(try page.text("steps") == "1")
        try await page.wait { try $0.text("steps") == "12" }
        #expect(page.evaluations == ["Work"])
        #expect(page.patches == [.text(try #require(try page.element("steps").node), "12")])
        try await page.click(.label("Sleep"))
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

    @Test func aProgramThatNeverRestsIsSaidToBeSo() async throws {
        let page = try await TestPage { Work() }
        try await page.click(.label("Spin soon"))
        try await Task.sleep(for: .milliseconds(200))
        let error = await #expect(throws: TestPageError.self) { try await page.settle(limit: .milliseconds(300)) }
        #expect(error?.kind == .timeout)
        #expect(error?.description.contains("goes on without sleeping") == true)
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
}
