import MartletUI
import MartletValues

/// The views of a page, or what is kept of them, and what they are made from.
struct PageTree {
    typealias Views = PageViews<ViewGraph, DehydratedTree, StoredTree>

    /// The visitor's value of the program, which lists its scenes to views.
    let app: AppInstance
    private(set) var scene: ScenePage
    /// The values of `@SceneStorage`, which outlive the views.
    private let store: KeyedStore
    /// What the views read of the request for the page, also when they are made again.
    var parameters: [String: String] = [:]
    var request: Request?
    private(set) var views = Views.unmade
    /// The first event of the post under way, with the handler that was found for it. It belongs to the graph: once a
    /// view is evaluated, the handler may be another.
    var checked: CheckedEvent?
    /// The target of the last event that was performed.
    var lastTarget: EventPost.Target?

    init(_ app: AppInstance, _ scene: ScenePage) {
        self.app = app
        self.scene = scene
        store = KeyedStore()
    }

    /// The same page without views, with a copy of the stored values.
    init(copying other: PageTree) {
        (app, scene, parameters, request) = (other.app, other.scene, other.parameters, other.request)
        store = other.store.copyOfValues()
    }

    /// What the views are made of: what is kept of them, or `copy`, or nothing. Inlined, or the whole value would be copied for the call.
    @inline(__always)
    func options(with copy: DehydratedTree?) -> GraphOptions {
        GraphOptions(
            visitorStore: app.store, pageStore: store, pathParameters: parameters, request: request,
            dehydratedTree: copy ?? views.kept, storedTree: views.record, scenes: { [app] in app.pages })
    }

    /// Makes the views. The caller keeps the graph. `nil` if the parameters of the path stand for no page.
    var makeGraph: (GraphOptions) -> ViewGraph? { scene.makeGraph }

    /// Writes the values of `@SceneStorage`.
    func writeStore(to encoder: inout ValueEncoder, _ secrets: VisitorSecrets) { store.write(to: &encoder, secrets) }

    /// Takes the values of `@SceneStorage` that another process has written.
    func readStore(from decoder: inout ValueDecoder, _ isolation: any GraphIsolation) throws {
        try store.read(from: &decoder, isolation)
    }

    /// Takes the views one way (``PageViews``). Returns whether there is such a way, and by how many pages that sleep
    /// there are more.
    mutating func change(_ way: (inout Views) -> Bool) -> (isDone: Bool, asleep: Int) {
        let wasAsleep = views.isAsleep
        guard way(&views) else { return (false, 0) }
        checked = nil
        // All this comes back with the records.
        if views.isUnloaded { (parameters, request, scene) = ([:], nil, scene.withoutViews) }
        return (true, (views.isAsleep ? 1 : 0) - (wasAsleep ? 1 : 0))
    }
}
