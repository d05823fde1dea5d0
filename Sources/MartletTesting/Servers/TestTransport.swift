/// How a test's pages reach their program.
///
/// A test with an argument of this type runs with both transports:
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
    /// In memory: the same bytes as on the wire (HTML, posts of events, frames of patches), without a socket.
    case inMemory
    /// Over HTTP: a server on a free port of `127.0.0.1`, and a stream for each page.
    case socket
}
