/// The inputs of a page's graph: an object, since they are many, and pass through several hands for each page.
package final class GraphOptions {
    @exclusivity(unchecked) package var limits = ViewGraph.Limits()
    @exclusivity(unchecked) package var isDevelopment = true
    @exclusivity(unchecked) package var executor: (any WorkExecutor)?
    @exclusivity(unchecked) package var isolation: (any GraphIsolation)?
    @exclusivity(unchecked) package var onDiagnostic: (ViewDiagnostic) -> Void = { _ in }
    /// Whether the graph keeps the names of evaluated views until somebody takes them.
    @exclusivity(unchecked) package var recordsEvaluations = false
    /// All kinds of page of the program, as destinations.
    @exclusivity(unchecked) package var scenes: () -> [ScenePage] = { [] }
    /// The values of the parameters in the page's path.
    @exclusivity(unchecked) package var pathParameters: [String: String] = [:]
    /// The request that asked for the page.
    @exclusivity(unchecked) package var request: Request?
    /// The path below which the program's addresses lie; empty if the program has a host of its own.
    @exclusivity(unchecked) package var basePath = ""
    /// The title that the scene gives its pages.
    @exclusivity(unchecked) package var documentTitle = ""
    /// Returns the current title of the page's scene; `nil` if it never changes.
    @exclusivity(unchecked) package var currentTitle: (() -> String?)?
    /// The color scheme that the visitor's browser prefers.
    @exclusivity(unchecked) package var colorScheme = ColorScheme.light
    /// The dehydrated state of the page's earlier tree.
    @exclusivity(unchecked) package var dehydratedTree: DehydratedTree?
    /// If the page's state is stored, the number of this process among those that have used the store.
    @exclusivity(unchecked) package var storingProcess: UInt32?
    /// What a store has of the page's earlier tree.
    @exclusivity(unchecked) package var storedTree: StoredTree?
    @exclusivity(unchecked) package var visitorStore: KeyedStore
    /// The visitor's account; `nil` if nobody can sign in.
    @exclusivity(unchecked) package var account: (any AccountService)?
    @exclusivity(unchecked) package var pageStore: KeyedStore
    /// Prints the output of `_printChanges()`.
    @exclusivity(unchecked) package var print: (String) -> Void = { Swift.print($0) }
    /// Records what the graph does; `nil` unless the page may be inspected.
    @exclusivity(unchecked) package var inspection: GraphInspection?
    /// What the page shows, if it is an inspector's: what is known of another page.
    @exclusivity(unchecked) package var inspected: AnyObject?

    package init(
        visitorStore: KeyedStore = KeyedStore(), pageStore: KeyedStore = KeyedStore(),
        pathParameters: [String: String] = [:], request: Request? = nil, dehydratedTree: DehydratedTree? = nil,
        storedTree: StoredTree? = nil, scenes: @escaping () -> [ScenePage] = { [] }
    ) {
        (self.visitorStore, self.pageStore) = (visitorStore, pageStore)
        (self.pathParameters, self.request, self.scenes) = (pathParameters, request, scenes)
        (self.dehydratedTree, self.storedTree) = (dehydratedTree, storedTree)
    }

    /// Sets what a page's server and session determine. One call, because each access to an object's field from another module is
    /// checked at run time.
    package func setSurroundings(
        isDevelopment: Bool, viewLimit: UInt32, basePath: String, executor: any WorkExecutor,
        isolation: any GraphIsolation, account: any AccountService, colorScheme: ColorScheme, storingProcess: UInt32?,
        recordsEvaluations: Bool, inspection: GraphInspection?, inspected: AnyObject?,
        onDiagnostic: @escaping (ViewDiagnostic) -> Void, print: @escaping (String) -> Void
    ) {
        (self.isDevelopment, limits.views, self.basePath) = (isDevelopment, viewLimit, basePath)
        (self.executor, self.isolation, self.account) = (executor, isolation, account)
        (self.colorScheme, self.storingProcess) = (colorScheme, storingProcess)
        (self.recordsEvaluations, self.inspection, self.inspected) = (recordsEvaluations, inspection, inspected)
        (self.onDiagnostic, self.print) = (onDiagnostic, print)
    }
}
