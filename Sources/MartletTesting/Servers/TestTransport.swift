/// How a test's pages reach their program.
///
/// A test with an argument of this type runs its body both ways:
///
/// ```swift
/// @Test(arguments: TestTransport.allCases)
/// func increments(over transport: TestTransport) async throws {
///     let page = try await TestPage(over: transport) { Counter() }
///     try await page.click("increment")
///     #expect(try page.text("count") == "Count: 1")
/// }
/// ```
public enum TestTransport: Hashable, Sendable, CaseIterable {
    /// Through the wire's bytes (HTML, posts of events, frames of patches), without a socket.
    case inMemory
    /// Through HTTP: a server on a free port of `127.0.0.1`, a stream for each page.
    case socket
}
