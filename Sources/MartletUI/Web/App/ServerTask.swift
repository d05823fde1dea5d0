/// Work that a program does beside its visitors: a feed, a clock, a clean-up.
///
/// It begins when the server begins, runs on one server at a time however many there are, and belongs to no visitor:
///
/// ```swift
/// @main struct Shop: App {
///     static let prices = Shared(Prices(), key: "prices")
///
///     static var tasks: [ServerTask] {
///         ServerTask("prices") {
///             while !Task.isCancelled {
///                 let latest = try await Prices.fetch()
///                 prices.update { $0 = latest }
///                 try await Task.sleep(for: .seconds(10))
///             }
///         }
///     }
/// }
/// ```
///
/// When its server ends, leaves or cannot reach the store any more, the task is cancelled, and a few seconds later another server
/// begins it from the start. What the next one must know belongs in a ``Shared`` value.
public struct ServerTask: Sendable {
    /// The name, which no other task of the program has.
    package let name: String
    package let action: @Sendable () async throws -> Void

    /// Creates a task.
    ///
    /// - Parameters:
    ///   - name: The name under which the servers agree on who runs it, and the log reports it. A second task of the
    ///     same name is reported at the start and does not run.
    ///   - action: What to do. When it returns, the task is done until its server ends. When it throws, the log says so and
    ///     the task begins again after a second; after two, four and so on to a minute, if it throws again.
    public init(_ name: String, _ action: @escaping @Sendable () async throws -> Void) {
        self.name = name
        self.action = action
    }
}

/// Lists the tasks of a program: ``App/tasks``.
@resultBuilder
public enum ServerTaskBuilder {
    /// Builds the list from what stands in it.
    public static func buildBlock(_ tasks: [ServerTask]...) -> [ServerTask] { tasks.flatMap(\.self) }
    /// Takes a task.
    public static func buildExpression(_ task: ServerTask) -> [ServerTask] { [task] }
    /// Takes some tasks.
    public static func buildExpression(_ tasks: [ServerTask]) -> [ServerTask] { tasks }
    /// Takes the tasks of an `if` without an `else`.
    public static func buildOptional(_ tasks: [ServerTask]?) -> [ServerTask] { tasks ?? [] }
    /// Takes the tasks of an `if`.
    public static func buildEither(first tasks: [ServerTask]) -> [ServerTask] { tasks }
    /// Takes the tasks of an `else`.
    public static func buildEither(second tasks: [ServerTask]) -> [ServerTask] { tasks }
}
