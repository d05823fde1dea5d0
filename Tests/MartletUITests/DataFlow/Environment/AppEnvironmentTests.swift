import Observation
import Testing

@testable import MartletUI

@Suite struct AppEnvironmentTests {
    @Observable final class Model {}

    private struct Wrong: App {
        @Environment(\.request) private var asked
        @Environment(\.openWindow) private var openWindow
        @Environment(\.signIn) private var signIn
        @Environment(Model.self) private var model: Model?
        @Environment(\.pathParameters) private var parameters
        @Environment(\.words) private var words
        @Environment(\.user) private var user
        @Environment(\.locale) private var locale
        @Environment(\.scenePhase) private var phase
        @State private var count = 0

        var body: some Scene { WindowGroup { Text("…") } }
    }

    private struct Nested: App {
        @propertyWrapper struct Asked: DynamicProperty {
            @State private var count = 0
            @Environment(\.request) private var request
            var wrappedValue: String { request.path }
        }

        @Asked private var path

        var body: some Scene { WindowGroup { Text("…") } }
    }

    @Test func soIsWhatAPropertyOfItsOwnIsMadeOf() {
        let misuses = AppInstance.misuses(in: Nested.self)
        #expect(misuses.count == 1)
        #expect(misuses.first?.hasPrefix(#"Nested.path.request reads \.request"#) == true)
    }

    /// In an `App`, `@Environment` works for values of the visitor (see `AppReadingTests`). A read of a page's value is
    /// reported by name, with what to do instead.
    @Test func whatAnAppCannotHaveIsReportedByName() {
        let misuses = AppInstance.misuses(in: Wrong.self)
        #expect(misuses.count == 5)
        #expect(misuses[0].hasPrefix(#"Wrong.asked reads \.request, which belongs to a page"#))
        #expect(misuses[0].contains("A Route's handler is given its request"))
        #expect(misuses[1].hasPrefix(#"Wrong.openWindow reads \.openWindow"#))
        #expect(misuses[1].hasSuffix("It is read in a view inside a WindowGroup."))
        #expect(misuses[2].hasPrefix(#"Wrong.signIn reads \.signIn"#))
        #expect(misuses[3].hasPrefix("Wrong.model reads an object of type Model"))
        #expect(misuses[4].hasPrefix(#"Wrong.parameters reads \.pathParameters"#))
    }
}

private struct WordsKey: EnvironmentKey {
    static var defaultValue: [String: String] { [:] }
}

extension EnvironmentValues {
    /// Has the same type as a page's parameters.
    fileprivate var words: [String: String] {
        get { self[WordsKey.self] }
        set { self[WordsKey.self] = newValue }
    }
}
