import MartletTesting
import MartletUI
import Testing

@Suite struct PrimitiveButtonStyleTests {
    private struct DoubleTap: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding().onTapGesture(count: 2) { configuration.trigger() }
        }
    }

    private struct Twice: PrimitiveButtonStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            Button(configuration).accessibilityIdentifier("inner")
            Button("Again") {
                configuration.trigger()
                configuration.trigger()
            }
            Text(isEnabled ? "May be pressed" : "May not")
        }
    }

    private struct Failing: Error, CustomStringConvertible { var description: String { "No way" } }

    private struct Counter<Style: PrimitiveButtonStyle>: View {
        let style: Style
        var isDisabled = false
        @State private var count = 0

        var body: some View {
            VStack { Row { count += 1 } }.buttonStyle(style).disabled(isDisabled)
            Text("\(count)").accessibilityIdentifier("count")
        }
    }

    /// A view of its own, as the style reaches it by the environment.
    private struct Row: View {
        let action: () -> Void
        var body: some View { Button("Count", action: action).accessibilityIdentifier("button") }
    }

    @Test func theStyleSaysHowAButtonIsPressed() async throws {
        let page = try await TestPage { Counter(style: DoubleTap()) }
        #expect(!page.html.contains("<button"))
        try await page.doubleClick(.text("Count"))
        #expect(try page.text("count") == "1")
    }

    @Test func aStyleMayHoldTheButtonItself() async throws {
        let page = try await TestPage { Counter(style: Twice()) }
        try await page.click("inner")
        #expect(try page.text("count") == "1")
        try await page.click(.role(.button, "Again"))
        #expect(try page.text("count") == "3")
        #expect(page.diagnostics == [])
    }

    @Test func aDisabledButtonIsNotPressed() async throws {
        let page = try await TestPage { Counter(style: Twice(), isDisabled: true) }
        #expect(page.contains(.text("May not")))
        await #expect(throws: TestPageError.self) { try await page.click("inner") }
        await #expect(throws: TestPageError.self) { try await page.click(.role(.button, "Again")) }
    }

    @Test func aStyleFurtherInTakesItsPlace() async throws {
        struct Quiet: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(0.5) }
        }
        let page = try await TestPage {
            VStack {
                Button("Bordered") {}.buttonStyle(.bordered)
                VStack { Row {} }.buttonStyle(Quiet())
                VStack { Row {} }.buttonStyle(.plain)
            }
            .buttonStyle(DoubleTap())
        }
        #expect(page.html.components(separatedBy: "<button").count == 4)
        #expect(page.diagnostics == [])
    }

    @Test func actionsMayWaitAndFail() async throws {
        struct Slow: View {
            @State private var isDone = false

            var body: some View {
                VStack {
                    Button("Wait") {
                        await Task.yield()
                        isDone = true
                    }
                    Button("Fail") { throw Failing() }
                }
                .buttonStyle(Twice())
                if isDone { Text("Done") }
            }
        }
        let page = try await TestPage { Slow() }
        try await page.click(.role(.button, "Wait"))
        #expect(page.contains(.text("Done")))
        try await page.click(.role(.button, "Fail"))
    }
}
