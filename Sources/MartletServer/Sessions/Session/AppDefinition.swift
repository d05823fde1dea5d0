package import MartletUI

/// A program, as the server sees it: how to make one value of it for a visitor.
///
/// Safety of `@unchecked Sendable`: the closures hold the program's type, or the scenes of a test. A type whose
/// conformances belong to the main actor is used there only: ``place`` is the main actor then, and everything is called
/// in a session or by ``SessionPlace/run(_:)``.
package struct AppDefinition: @unchecked Sendable {
    /// Where its sessions run.
    package let place: SessionPlace
    /// Makes the value for a visitor with this account.
    package let makeInstance: (KeyedStore, (any AccountService)?) -> AppInstance
    /// Messages about dependencies of the app's value that cannot be provided.
    let diagnostics: () -> [String]

    /// Whether a signed-in user may go on.
    let revalidate: Revalidation

    /// The program's brand: files, style and icon.
    let brand: Brand

    /// What it does beside its visitors.
    let tasks: [ServerTask]

    /// `tools` are pages of Martlet's own beside the program's.
    package init<Content: App>(
        _ type: Content.Type, with tools: @escaping @Sendable () -> (any Scene)? = { nil }
    ) {
        place = SessionPlace(of: type)
        makeInstance = { AppInstance(type, $0, $1, with: tools) }
        diagnostics = { AppInstance.misuses(in: type) }
        revalidate = { await type.revalidate($0) }
        brand = place.run { type.brand }
        tasks = place.run { type.tasks }
    }

    /// Scenes without an app, for tests. `scenes` is called for each visitor.
    package init<Content: Scene>(
        place: SessionPlace = .threads, revalidate: @escaping Revalidation = { _ in true }, brand: Brand = Brand(),
        tasks: [ServerTask] = [], @SceneBuilder scenes: @escaping () -> Content
    ) {
        self.place = place
        makeInstance = { store, _ in AppInstance(scenes: scenes(), store) }
        diagnostics = { [] }
        self.revalidate = revalidate
        self.brand = brand
        self.tasks = tasks
    }
}

/// Decides whether a user may continue, in the session that asks.
package typealias Revalidation = nonisolated(nonsending) (User) async -> Bool
