import MartletUI
import MartletValues

/// The views of a page, or what is kept of them, and what they are made from.
struct PageTree {
    /// The visitor's value of the program, which lists its scenes to views.
    let app: AppInstance
    let scene: ScenePage
    /// The values of `@SceneStorage`, which outlive the views.
    private let store: KeyedStore
    /// What the views read of the request for the page, also when they are made again.
    var parameters: [String: String] = [:]
    var request: Request?
    /// `nil` before the page starts, while it is dehydrated, and after it has ended.
    var graph: ViewGraph?
    /// What is kept of the views while the page is dehydrated.
    var dehydrated: DehydratedTree?
    /// What a store had of the views, until they are made again.
    var storedTree: StoredTree?
    /// Whether only the store has what is kept of the views.
    private(set) var isUnloaded = false
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

    /// Makes the views anew, with the dehydrated state if there is any. The caller keeps the graph. `nil` if the
    /// parameters of the path stand for no page.
    func makeGraph(_ change: (inout GraphOptions) -> Void) -> ViewGraph? {
        var options = GraphOptions(visitorStore: app.store, pageStore: store)
        options.pathParameters = parameters
        options.request = request
        options.dehydratedTree = dehydrated
        options.storedTree = storedTree
        options.scenes = { [app] in app.pages }
        change(&options)
        return scene.makeGraph(options)
    }

    /// Writes the values of `@SceneStorage`.
    func writeStore(to encoder: inout ValueEncoder, _ secrets: VisitorSecrets) { store.write(to: &encoder, secrets) }

    /// Takes the values of `@SceneStorage` that another process has written.
    func readStore(from decoder: inout ValueDecoder, _ isolation: any GraphIsolation) throws {
        try store.read(from: &decoder, isolation)
    }

    /// Leaves what is kept of the views to the store.
    mutating func unload() {
        dehydrated = nil
        storedTree = nil
        parameters = [:]
        request = nil
        isUnloaded = true
    }

    /// Keeps the state of the views and releases the views.
    mutating func dehydrate() {
        guard let graph else { return }
        dehydrated = graph.dehydrate()
        self.graph = nil
        checked = nil
    }
}
