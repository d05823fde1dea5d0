/// The services that a graph receives from its creator for its whole life.
package struct PageServices {
    let limits: ViewGraph.Limits
    let isDevelopment: Bool
    /// Receives each report of a view's misuse, each time.
    let onDiagnostic: (ViewDiagnostic) -> Void
    /// Prints the output of `_printChanges()`.
    let print: (String) -> Void
    /// Runs the views' tasks; without one they do not begin.
    let executor: (any WorkExecutor)?
    /// The isolation domain of the graph; `nil` where there is only one thread.
    let isolation: (any GraphIsolation)?
    /// The store behind `@AppStorage`.
    let visitorStore: KeyedStore
    /// The store behind `@SceneStorage`.
    let pageStore: KeyedStore
    /// What the visitor's browser has reported; `nil` without a session.
    let preferences: VisitorPreferences?
    /// The path below which the program's addresses lie; empty if the program has a host of its own.
    let basePath: String
    /// The title of the document if no view provides one.
    let documentTitle: String
    /// Records what the graph does; `nil` unless the page may be inspected.
    let inspection: GraphInspection?

    init(_ options: GraphOptions) {
        limits = options.limits
        isDevelopment = options.isDevelopment
        onDiagnostic = options.onDiagnostic
        print = options.print
        executor = options.executor
        isolation = options.isolation
        visitorStore = options.visitorStore
        pageStore = options.pageStore
        preferences = options.account?.preferences
        basePath = options.basePath
        documentTitle = options.documentTitle
        inspection = options.inspection
    }
}
