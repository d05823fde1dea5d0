package import MartletUI

/// A program as the server knows it: how to make one value of it for a visitor.
package struct AppDefinition: Sendable {
    /// With the account of the visitor whose instance it is.
    package let makeInstance: @Sendable (KeyedStore, (any AccountService)?) -> AppInstance
    /// What the app's value asks for that it cannot have.
    let mistakes: @Sendable () -> [String]

    /// Whether a signed-in user may go on.
    let revalidate: Revalidation

    /// What the program is known by.
    let brand: Brand

    package init<Content: App>(_ type: Content.Type) {
        makeInstance = { AppInstance(Content.self, $0, $1) }
        mistakes = { AppInstance.mistakes(in: Content.self) }
        revalidate = { await Content.revalidate($0) }
        brand = Content.brand
    }

    /// Scenes without an app, for tests.
    package init<Content: Scene>(
        revalidate: @escaping Revalidation = { _ in true }, brand: Brand = Brand(),
        @SceneBuilder scenes: @escaping @Sendable () -> Content
    ) {
        makeInstance = { store, _ in AppInstance(scenes: scenes(), store) }
        mistakes = { [] }
        self.revalidate = revalidate
        self.brand = brand
    }
}

/// Says whether a user may go on, in the session that asks.
package typealias Revalidation = nonisolated(nonsending) @Sendable (User) async -> Bool
