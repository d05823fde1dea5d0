import MartletUI

/// What a program declares: its kinds of page and its other routes, read once from a sample of the program.
struct ProgramOutline: Sendable {
    struct Page: Sendable {
        let path: PathPattern
        let title: String
        let inspection: SceneInspection
    }

    /// By the number of the scene.
    let pages: [Page]
    let routes: [RouteDeclaration]
    /// Messages about dependencies of the app's value that cannot be provided.
    let diagnostics: [String]
    private let scenes: [String: Int]

    init(of app: AppDefinition) {
        (pages, routes, diagnostics) = app.place.run {
            let sample = app.makeInstance(KeyedStore(), nil)
            let pages = sample.pages.map { Page(path: $0.path, title: $0.title, inspection: $0.inspection) }
            return (pages, sample.routes.map(\.declaration), app.diagnostics())
        }
        scenes = Dictionary(pages.enumerated().map { ($1.path.text, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The number of the scene with this path, as the program writes it; of several, the first.
    func scene(withPath path: String) -> Int? { scenes[path] }
}
