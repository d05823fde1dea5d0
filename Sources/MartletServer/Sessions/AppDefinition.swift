package import MartletUI

/// A program as the server knows it: how to make one value of it for a visitor.
package struct AppDefinition: Sendable {
    package let makeInstance: @Sendable (KeyedStore) -> AppInstance

    package init<Content: App>(_ type: Content.Type) { makeInstance = { AppInstance(Content.self, $0) } }

    /// Scenes without an app, for tests.
    package init<Content: Scene>(@SceneBuilder scenes: @escaping @Sendable () -> Content) {
        makeInstance = { AppInstance(scenes: scenes(), $0) }
    }
}
