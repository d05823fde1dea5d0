import MartletUI
import Testing

@testable import MartletServer

/// "Whether a program is bound is found by a cast of a value to a protocol whose conditional conformance requires
/// `App`, made on another thread: it fails there exactly for isolated conformances."
@Suite struct SessionPlaceTests {
    private struct Parallel: App {
        var body: some Scene { WindowGroup { Text("a") } }
    }

    @MainActor private struct Bound: @MainActor App {
        var body: some Scene { WindowGroup { Text("a") } }
    }

    private struct Page: View {
        var body: some View { Text("a") }
    }

    @MainActor private struct BoundPage: @MainActor View {
        var body: some View { Text("a") }
    }

    @Test func `A program that belongs to nobody runs on threads`() {
        #expect(SessionPlace(of: Parallel.self) == .threads)
        #expect(AppDefinition(Parallel.self).place == .threads)
        #expect(SessionPlace(of: Page.self) == .threads)
    }

    @Test @MainActor func `One of the main actor's runs there, whoever asks`() {
        #expect(SessionPlace(of: Bound.self) == .mainActor)
        #expect(AppDefinition(Bound.self).place == .mainActor)
        #expect(SessionPlace(of: BoundPage.self) == .mainActor)
    }

    @Test @MainActor func `Asked from the main actor, a program that belongs to nobody stays on threads`() {
        #expect(SessionPlace(of: Parallel.self) == .threads)
    }
}
