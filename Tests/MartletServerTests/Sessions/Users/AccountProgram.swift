import MartletUI
import Synchronization

@testable import MartletServer

/// A program where one can sign in.
enum AccountProgram {
    /// What the tests know of the program's inside.
    final class Records: Sendable {
        /// Users that are locked out, when they are asked for.
        let locked = Mutex<Set<String>>([])
        /// How often users were asked for.
        let questions = SharedNumber()
        /// Tasks that have been cancelled.
        let cancellations = SharedNumber()
    }

    static let alice = User(id: "u1", name: "Alice", roles: ["admin"])
    static let bob = User(id: "u2", name: "Bob")

    static func definition(_ records: Records = Records()) -> AppDefinition {
        AppDefinition(revalidate: { user in
            _ = records.questions.add(1)
            return records.locked.withLock { !$0.contains(user.id) }
        }) {
            WindowGroup("Account", path: "/") { Account(records: records, target: "/") }
            WindowGroup("Hostile", path: "/hostile") { Account(records: records, target: "//example.org/") }
        }
    }

    struct Account: View {
        let records: Records
        let target: String
        @Environment(\.signIn) private var signIn
        @Environment(\.signOut) private var signOut
        @Environment(\.sessions) private var sessions
        @Environment(\.user) private var user
        @State private var count = 0

        var body: some View {
            VStack {
                Text("User: \(user?.name ?? "nobody")").accessibilityIdentifier("user")
                Text("Count: \(count)").accessibilityIdentifier("count")
                Button("+") { count += 1 }.accessibilityIdentifier("inc")
                Button("Alice") { signIn(AccountProgram.alice, to: target) }.accessibilityIdentifier("alice")
                Button("Bob") { signIn(AccountProgram.bob, to: target) }.accessibilityIdentifier("bob")
                Button("Out") { signOut(to: target) }.accessibilityIdentifier("out")
                Button("Out everywhere") { sessions.revoke(userID: user?.id ?? "") }.accessibilityIdentifier(
                    "everywhere")
                Unrelated()
            }
            .task {
                do { try await _Concurrency.Task.sleep(for: .seconds(3_600)) } catch {
                    _ = records.cancellations.add(1)
                }
            }
        }
    }

    /// Does not read the user.
    struct Unrelated: View {
        var body: some View { Text("Unrelated") }
    }
}

/// A server of ``AccountProgram``, stopped at the end of `body`.
func withAccounts(
    _ records: AccountProgram.Records = AccountProgram.Records(),
    _ change: (inout ServerConfiguration) -> Void = { _ in }, _ body: (Server) throws -> Void
) throws {
    var configuration = ServerConfiguration.testing
    change(&configuration)
    let server = try Server(configuration, app: AccountProgram.definition(records), logger: testLogger)
    defer { server.stop() }
    try body(server)
}

extension Visitor {
    /// Presses a button that signs in; gives where the browser is sent.
    func addressOfSignIn(_ button: String = "alice") throws -> String {
        let answer = try press(button)
        guard let start = answer.text.firstRange(of: "[\"n\",\"")?.upperBound else {
            throw RawSocket.Failure(description: "nobody was sent anywhere: \(answer.status) \(answer.text)")
        }
        return String(answer.text[start...].prefix { $0 != "\"" })
    }

    /// Signs in; gives the new cookie.
    func signIn(_ button: String = "alice") throws -> String {
        let answer = try get(try addressOfSignIn(button))
        guard answer.status == 303, let cookie = answer["set-cookie"]?.prefix(while: { $0 != ";" }) else {
            throw RawSocket.Failure(description: "the sign-in was answered with \(answer.status): \(answer.text)")
        }
        return String(cookie)
    }
}
