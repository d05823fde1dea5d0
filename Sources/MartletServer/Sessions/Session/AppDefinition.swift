package import MartletUI

/// A program as the server knows it: how to make one value of it for a visitor.
///
/// Safety of `@unchecked Sendable`: the closures hold the program's type, and what a test has given for a program. A type whose
/// conformances belong to the main actor is used there only, because ``place`` says so and everything is called in a session, or
/// by ``SessionPlace/run(_:)``.
package struct AppDefinition: @unchecked Sendable {
    /// Where its sessions run.
    package let place: SessionPlace
    /// With the account of the visitor whose instance it is.
    package let makeInstance: (KeyedStore, (any AccountService)?) -> AppInstance
    /// What the app's value asks for that it cannot have.
    let mistakes: () -> [String]

    /// Whether a signed-in user may go on.
    let revalidate: Revalidation

    /// What the program is known by.
    let brand: Brand

    package init<Content: App>(_ type: Content.Type) {
        place = SessionPlace(of: type)
        makeInstance = { AppInstance(type, $0, $1) }
        mistakes = { AppInstance.misuses(in: type) }
        revalidate = { await type.revalidate($0) }
        brand = place.run { type.brand }
    }

    /// Scenes without an app, for tests. `scenes` is called for each visitor.
    package init<Content: Scene>(
        place: SessionPlace = .threads, revalidate: @escaping Revalidation = { _ in true }, brand: Brand = Brand(),
        @SceneBuilder scenes: @escaping () -> Content
    ) {
        self.place = place
        makeInstance = { store, _ in AppInstance(scenes: scenes(), store) }
        mistakes = { [] }
        self.revalidate = revalidate
        self.brand = brand
    }
}

/// Says whether a user may go on, in the session that asks.
package typealias Revalidation = nonisolated(nonsending) (User) async -> Bool
