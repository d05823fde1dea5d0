package import MartletUI

/// A program as the server knows it: how to make one value of it for a visitor, with the values that last and the domain that
/// it lives in.
package struct AppDefinition: Sendable {
    package let makeInstance: @Sendable (KeyedStore, (any GraphIsolation)?) -> AppInstance

    /// Whether a signed-in user may go on.
    let revalidate: Revalidation

    package init<Content: App>(_ type: Content.Type) {
        makeInstance = { AppInstance(Content.self, $0, $1) }
        revalidate = { await Content.revalidate($0) }
    }

    /// Scenes without an app, for tests.
    package init<Content: Scene>(
        revalidate: @escaping Revalidation = { _ in true },
        @SceneBuilder scenes: @escaping @Sendable () -> Content
    ) {
        makeInstance = { store, _ in AppInstance(scenes: scenes(), store) }
        self.revalidate = revalidate
    }
}

/// Says whether a user may go on, in the session that asks.
package typealias Revalidation = nonisolated(nonsending) @Sendable (User) async -> Bool
