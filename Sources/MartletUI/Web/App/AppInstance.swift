import Observation

/// One visitor's value of a program: its scenes, and the app's own state, which the pages share.
package final class AppInstance {
    /// Walks the scenes, which are held here as the app's body gave them.
    private let collect: (inout ScenePages) -> Void
    /// What `@AppStorage` names.
    package let store: KeyedStore
    /// Where the state of the app and of its scenes lives, and what their environment is read from; the locations do not
    /// hold it. `nil` as long as neither has a dynamic property.
    private var owner: ViewGraph?
    /// The app's dynamic properties by name, in declaration order, and where each keeps its value.
    package let properties: [(name: String, storage: PropertyStorage?)]
    /// `nil` if none of the program's own scenes has any.
    package private(set) var sceneProperties: SceneProperties?
    private let account: (any AccountService)?

    /// Makes an app value, connects its state and its environment and asks it for its scenes, once: the app's body is not a
    /// view's (“SwiftUI Evaluation and Rendering”, "Only views' body can be evaluated"). Without an account nobody can sign in.
    package init<Content: App>(_ type: Content.Type, _ store: KeyedStore, _ account: (any AccountService)? = nil) {
        var app = Content()
        self.store = store
        self.account = account
        let fields = PropertyField.fields(of: Content.self)
        owner = fields.isEmpty ? nil : Self.owner(store, account)
        if let node = owner?.root {
            let storages = fields.makeStorages(for: &app, in: node, keeping: nil)
            fields.connect(&app, to: storages, in: node)
            properties = Array(zip(fields.map(\.name), storages))
        } else {
            properties = []
        }
        let body = app.body
        collect = { Content.Body._collect(body, into: &$0) }
    }

    /// Scenes without an app.
    package init<Content: Scene>(scenes: Content, _ store: KeyedStore) {
        properties = []
        self.store = store
        account = nil
        collect = { Content._collect(scenes, into: &$0) }
    }

    private static func owner(_ store: KeyedStore, _ account: (any AccountService)?) -> ViewGraph {
        var environment = EnvironmentValues()
        environment.account = account.map { PageAccount($0, $0.isolation) }
        var options = GraphOptions(visitorStore: store)
        options.isolation = account?.isolation
        return ViewGraph(EmptyView(), options, environment: environment)
    }

    /// Connects the dynamic properties of one of the program's own scenes.
    func connectProperties<Content: Scene>(of scene: inout Content, at position: Int) {
        let graph = owner ?? Self.owner(store, account)
        owner = graph
        guard let node = graph.root else { return }
        let properties = sceneProperties ?? SceneProperties(of: node)
        sceneProperties = properties
        properties.connect(&scene, at: position)
    }

    /// All kinds of page.
    package var pages: [ScenePage] {
        var pages = ScenePages(of: self)
        collect(&pages)
        return pages.pages
    }

    /// The routes beside the pages, in their order.
    package var routes: [SceneRoute] {
        var pages = ScenePages(of: self)
        collect(&pages)
        return pages.routes
    }

    /// The kind of page with this number, without making the others: a visitor needs few of them.
    package func page(_ number: Int) -> ScenePage? {
        var only = ScenePages(only: number, of: self)
        let hasRead = readsSomething { collect(&only) }
        guard let page = only.pathOfItsOwn ?? pageAmongAll(number) else { return nil }
        return hasRead ? page.changingOptions { $0.currentTitle = { self.title(of: number) } } : page
    }

    private func pageAmongAll(_ number: Int) -> ScenePage? {
        let pages = pages
        return pages.indices.contains(number) ? pages[number] : nil
    }

    private func title(of number: Int) -> String? {
        var only = ScenePages(only: number, of: self)
        collect(&only)
        return only.firstTitle
    }

    /// Runs `body`, which makes a scene. Gives whether it has read any state or observable object, so that the scene's title
    /// may become another one.
    private func readsSomething(_ body: () -> Void) -> Bool {
        let subscriber = owner?.root.map(DependencySubscriber.init)
        defer { subscriber?.end() }
        var hasRead = false
        func note() -> @Sendable () -> Void {
            hasRead = true
            return {}
        }
        withObservationTracking({ CurrentEvaluation.during(subscriber, body) }, onChange: note())
        // The first walk may have made the owner of a scene's state, whose readers have not been recorded then.
        return hasRead || subscriber?.isUnused == false || sceneProperties != nil
    }
}
