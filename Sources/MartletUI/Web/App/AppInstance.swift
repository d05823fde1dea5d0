package import MartletValues
import Observation

/// One visitor's value of a program: its scenes and the app's own state, which the pages share.
package final class AppInstance {
    /// Walks the scenes that the app's body returns.
    private let collect: (inout ScenePages) -> Void
    /// The storage of `@AppStorage` values.
    package let store: KeyedStore
    /// Owns the state of the app and of its scenes, and provides their environment; the locations do not retain it.
    /// `nil` as long as neither has a dynamic property.
    private var owner: ViewGraph?
    /// The app's dynamic properties by name, in declaration order, each with its storage.
    package let properties: [(name: String, storage: PropertyStorage?)]
    /// Those of the app's properties whose values may outlive the process.
    private let durableProperties: [(name: String, storage: PropertyStorage)]
    /// `nil` if none of the program's own scenes has dynamic properties.
    package private(set) var sceneProperties: SceneProperties?
    private let account: (any AccountService)?
    /// What a store has of the app's state.
    private var stored: StoredApp?
    private let typeName: String
    /// What a store had of the app's own state, and the app has not taken.
    private var lostOfApp: Set<LostState> = []

    /// What a store had of the state of the app and of its scenes, and nothing has taken.
    package var lost: Set<LostState> { lostOfApp.union(stored?.lost ?? []) }

    /// Creates an app value, connects its state and its environment, and evaluates its scenes, once if it has properties: an app's body
    /// is not a view's (“SwiftUI Evaluation and Rendering”, "Only views' body can be evaluated"). Without an account
    /// nobody can sign in.
    ///
    /// `tools` are scenes of Martlet's own, whose pages come behind the program's.
    package init<Content: App>(
        _ type: Content.Type, _ store: KeyedStore, _ account: (any AccountService)? = nil,
        with tools: @escaping () -> (any Scene)? = { nil }
    ) {
        var app = Content()
        typeName = DurableTypeName.of(type).text
        self.store = store
        self.account = account
        let fields = SceneShape.ask(Content.self, \.hasOwnProperties) ? PropertyField.fields(of: Content.self) : []
        owner = fields.isEmpty ? nil : Self.owner(store, account)
        if let node = owner?.root {
            let storages = fields.makeStorages(for: &app, in: node, keeping: nil)
            fields.connect(&app, to: storages, in: node)
            properties = Array(zip(fields.map(\.name), storages))
            durableProperties = fields.durable(storages)
        } else {
            (properties, durableProperties) = ([], [])
        }
        collect = Self.walk(of: app, tools)
    }

    /// The scenes of an app without properties are the same whenever its body is asked, so they are not kept: there is one value of it
    /// for each visitor.
    private static func walk<Content: App>(
        of app: Content, _ tools: @escaping () -> (any Scene)?
    ) -> (inout ScenePages) -> Void {
        func collectTools(into pages: inout ScenePages) {
            if !pages.isComplete, let tools = tools() { collect(tools, into: &pages) }
        }
        guard MemoryLayout<Content>.size > 0 else {
            return { pages in
                Content.Body._collect({ app.body }, into: &pages)
                collectTools(into: &pages)
            }
        }
        let body = app.body
        return { pages in
            Content.Body._collect({ body }, into: &pages)
            collectTools(into: &pages)
        }
    }

    /// Creates an instance from scenes, without an app.
    package init<Content: Scene>(scenes: Content, _ store: KeyedStore) {
        (properties, durableProperties) = ([], [])
        typeName = ""
        self.store = store
        account = nil
        collect = { Content._collect({ scenes }, into: &$0) }
    }

    private static func collect<Content: Scene>(_ scene: Content, into pages: inout ScenePages) {
        Content._collect({ scene }, into: &pages)
    }

    private static func owner(_ store: KeyedStore, _ account: (any AccountService)?) -> ViewGraph {
        var environment = EnvironmentValues()
        environment.account = account.map { PageAccount($0, WindowOpener({ [] }, $0.isolation)) }
        let options = GraphOptions(visitorStore: store)
        options.isolation = account?.isolation
        return ViewGraph(EmptyView(), options, environment: environment)
    }

    /// Connects the dynamic properties of one of the program's own scenes.
    func connectProperties<Content: Scene>(of scene: inout Content, at position: Int) {
        let graph = owner ?? Self.owner(store, account)
        owner = graph
        guard let node = graph.root else { return }
        let properties = sceneProperties ?? SceneProperties(of: node, stored)
        sceneProperties = properties
        properties.connect(&scene, at: position)
    }

    /// Writes the state of the app and of its scenes.
    package func write(to encoder: inout ValueEncoder) {
        encoder.write(durableProperties) { self.report($0, property: $1) }
        for (type, properties) in zip(sceneProperties?.types ?? [], sceneProperties?.properties ?? []) {
            encoder.write(true)
            encoder.write(DurableTypeName.of(type).text)
            encoder.write(properties) { self.report($0, property: $1) }
        }
        encoder.write(false)
    }

    /// Takes the state that another process's app has written, before a page is made. The state of a scene waits until
    /// the scene is met.
    package func read(from decoder: inout ValueDecoder) throws(NotRestorable) {
        let own = try StoredProperties(&decoder)
        own.restore(durableProperties, from: &decoder) { name in
            lostOfApp.insert(LostState(owner: typeName, property: name))
        }
        stored = try StoredApp(&decoder)
    }

    private func report(_ reason: NotStorable, property: String) {
        guard !reason.isIntended else { return }
        owner?.report(.notStorable(view: "the app", property: property, reason: "\(reason)"))
    }

    /// All kinds of page.
    package var pages: [ScenePage] {
        var pages = ScenePages(of: self)
        collect(&pages)
        return pages.pages
    }

    /// The routes, in their order, without the pages.
    package var routes: [SceneRoute] {
        var pages = ScenePages(of: self)
        collect(&pages)
        return pages.routes
    }

    /// Returns the kind of page with this number without making the others, because a visitor needs few of them.
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

    /// Runs `body`, which makes a scene. Returns whether it read any state or observable object, so that the scene's
    /// title may change.
    private func readsSomething(_ body: () -> Void) -> Bool {
        let subscriber = owner?.root.map(DependencySubscriber.init)
        defer { subscriber?.end() }
        var hasRead = false
        func didRead() -> @Sendable () -> Void {
            hasRead = true
            return {}
        }
        withObservationTracking({ CurrentEvaluation.during(subscriber, body) }, onChange: didRead())
        // The first walk may have made the owner of a scene's state, which recorded no reads then.
        return hasRead || subscriber?.isUnused == false || sceneProperties != nil
    }
}
