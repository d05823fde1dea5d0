/// What a graph is given for its whole life by whoever made it.
package struct PageServices {
    let limits: ViewGraph.Limits
    let isDevelopment: Bool
    /// Receives each report of a view's misuse, each time.
    let onDiagnostic: (ViewDiagnostic) -> Void
    /// Prints what `_printChanges()` says.
    let print: (String) -> Void
    /// Runs the views' tasks; without one they do not begin.
    let executor: (any WorkExecutor)?
    /// Where the graph lives; `nil` where there is one thread only.
    let isolation: (any GraphIsolation)?
    /// What `@AppStorage` names.
    let visitorStore: KeyedStore
    /// What `@SceneStorage` names.
    let pageStore: KeyedStore
    /// The path below which the program's addresses lie; empty if it has its host for itself.
    let basePath: String
    /// The title of the document where no view gives one.
    let documentTitle: String

    init(_ options: GraphOptions) {
        limits = options.limits
        isDevelopment = options.isDevelopment
        onDiagnostic = options.onDiagnostic
        print = options.print
        executor = options.executor
        isolation = options.isolation
        visitorStore = options.visitorStore
        pageStore = options.pageStore
        basePath = options.basePath
        documentTitle = options.documentTitle
    }
}
