/// Short names for the graph's services.
extension ViewGraph {
    package var limits: Limits { services.limits }
    package var isDevelopment: Bool { services.isDevelopment }
    package var executor: (any WorkExecutor)? { services.executor }
    package var isolation: (any GraphIsolation)? { services.isolation }
    package var basePath: String { services.basePath }
    var documentTitle: String { services.documentTitle }
    var visitorStore: KeyedStore { services.visitorStore }
    var pageStore: KeyedStore { services.pageStore }
    func print(_ text: String) { services.print(text) }
}
