import MartletUI

@testable import MartletServer

/// The program that the server's tests serve.
enum TestProgram {
    /// Its models that are alive.
    struct Living: Sendable { let models = SharedNumber() }

    static func definition(_ living: Living = Living()) -> AppDefinition {
        AppDefinition(scenes: {
            WindowGroup("Counter & co", path: "/counter") { Counter(living: living) }
            WindowGroup("Controls", path: "/controls") { Controls() }
            WindowGroup("Shared", path: "/shared") { SharedField() }
            WindowGroup("Ticker", path: "/ticker") { Ticker() }
            WindowGroup("Broken", path: "/broken") { Text("Broken").task { throw Failure() } }
        })
    }

    struct Failure: Error, CustomStringConvertible { let description = "out of paper" }

    /// An object that says how many there are.
    final class Model {
        private let living: Living

        init(_ living: Living) {
            self.living = living
            _ = living.models.add(1)
        }

        deinit { _ = living.models.add(-1) }
    }

    struct Counter: View {
        @State private var count = 0
        @State private var model: Model

        init(living: Living) { _model = State(initialValue: Model(living)) }

        var body: some View {
            VStack {
                Text("Count: \(count)").accessibilityIdentifier("count")
                Button("+") { count += 1 }.accessibilityIdentifier("inc")
            }
        }
    }

    struct Controls: View {
        @State private var count = 0
        @State private var isEnabled = false
        @State private var text = ""

        var body: some View {
            VStack {
                Text("Count: \(count)")
                HTML("p") { Text("Text: \(text)") }.onInput { text = $0 }.accessibilityIdentifier("text")
                Button("+") { count += 1 }.accessibilityIdentifier("inc")
                Button("Enable") { isEnabled = true }.accessibilityIdentifier("enable")
                Button("Disabled") { count += 100 }.accessibilityIdentifier("disabled").disabled(!isEnabled)
                Group {
                    Button("Hidden") { count += 100 }.accessibilityIdentifier("hidden")
                    Text("for nobody")
                }
                .hidden()
                Button("Left") { count += 10 }.accessibilityIdentifier("twin")
                Button("Right") { count += 20 }.accessibilityIdentifier("twin")
                Button("Fail") { throw Failure() }.accessibilityIdentifier("fail")
                Button("Say") { PendingGraphs.announce("Said", isUrgent: false) }.accessibilityIdentifier("say")
            }
        }
    }

    static let remoteText = Shared("")

    /// A field whose text others change too.
    struct SharedField: View {
        @State private var noted = ""

        var body: some View {
            let text = TestProgram.remoteText.value
            VStack {
                TextField(
                    "Text",
                    text: Binding {
                        TestProgram.remoteText.value
                    } set: { text in
                        TestProgram.remoteText.update { $0 = text }
                    }
                )
                .accessibilityIdentifier("remote")
                Button("Note") { noted = "noted \(TestProgram.remoteText.value)" }.accessibilityIdentifier("note")
                Text(verbatim: noted).accessibilityIdentifier("noted")
                Text(verbatim: text)
            }
        }
    }

    struct Ticker: View {
        @State private var ticks = 0

        var body: some View {
            Text("Ticks: \(ticks)")
                .task {
                    while !_Concurrency.Task.isCancelled {
                        try await _Concurrency.Task.sleep(for: .milliseconds(10))
                        ticks += 1
                    }
                }
        }
    }
}

extension ServerConfiguration {
    /// A free port of this machine.
    static var testing: Self {
        var configuration = Self()
        configuration.port = 0
        configuration.isDevelopment = true
        // On a busy machine a test may take its time; those that are about dehydration say so.
        configuration.limits.hydratedRetention = 600
        // Also its presses: tests of limits on work set their own.
        configuration.limits.eventWorkPerSecond = 0
        return configuration
    }
}

/// A server of ``TestProgram``, stopped at the end of `body`.
func withServer<Result>(
    _ change: (inout ServerConfiguration) -> Void = { _ in }, living: TestProgram.Living = TestProgram.Living(),
    _ body: (Server) throws -> Result
) throws -> Result {
    var configuration = ServerConfiguration.testing
    change(&configuration)
    let server = try Server(configuration, app: TestProgram.definition(living), logger: testLogger)
    defer { server.stop() }
    return try body(server)
}
