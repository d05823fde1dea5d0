import MartletUI
import Observation
import Testing

private struct Theme: Equatable {
    var color = "blue"
    var size = 1
}

private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme() }

extension EnvironmentValues {
    fileprivate var look: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

private struct Reader: View {
    @Environment(\.look.color) private var color
    @Environment(\.look.size) private var size
    var body: some View { Text(verbatim: "\(color) \(size)") }
}

private struct Between: View { var body: some View { Reader().environment(\.look.size, 9) } }

private struct Doubled: View {
    var body: some View { Reader().transformEnvironment(\.look) { $0.size *= 2 } }
}

private struct Owner: View {
    @State private var look = Theme()
    var body: some View {
        Group {
            Between()
            Doubled()
        }
        .environment(\.look, look)
        Button("color") { look.color += "r" }.accessibilityIdentifier("color")
        Button("size") { look.size += 1 }.accessibilityIdentifier("size")
    }
}

@Suite struct TransformEnvironmentTests {
    @Test func whatIsChangedInPartFollowsTheRestFromAbove() throws {
        let page = try EnginePage(Owner())
        #expect(page.markup.contains("blue 9") && page.markup.contains("blue 2"))
        #expect(try page.evaluations { try page.press("color") } == ["Owner", "Reader", "Reader"])
        #expect(page.markup.contains("bluer 9") && page.markup.contains("bluer 2"))
        // The first reader sets its own size.
        #expect(try page.evaluations { try page.press("size") } == ["Owner", "Reader"])
        #expect(page.markup.contains("bluer 9") && page.markup.contains("bluer 4"))
    }
}

/// Reads inside a `transformEnvironment` closure are dependencies.
@Suite struct TransformReadsTests {
    @Observable fileprivate final class Model { var size = 2 }

    private struct Inner: View {
        @Binding var size: Int
        let model: Model
        var body: some View {
            Reader().transformEnvironment(\.look) { $0.size = size * 10 + model.size }
        }
    }

    private struct Page: View {
        @State private var size = 1
        @State private var model = Model()
        var body: some View {
            Inner(size: $size, model: model)
            Button("size") { size += 1 }.accessibilityIdentifier("size")
            Button("model") { model.size += 1 }.accessibilityIdentifier("model")
        }
    }

    @Test func whatTheClosureReadsIsFollowed() throws {
        let page = try EnginePage(Page())
        #expect(page.markup.contains("blue 12<"))
        let evaluated = try page.evaluations { try page.press("model") }
        #expect(page.markup.contains("blue 13<") && evaluated == ["Reader"])
        try page.press("size")
        #expect(page.markup.contains("blue 23<"))
        try page.press("model")
        #expect(page.markup.contains("blue 24<"))
    }
}
