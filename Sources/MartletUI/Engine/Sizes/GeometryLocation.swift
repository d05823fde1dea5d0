/// Where a proxy gets the geometry of a view.
package protocol GeometrySource: AnyObject {
    var report: SizeReport { get }
    /// Asks the browser to report positions as well.
    func requestFrames()
}

/// The storage of a geometry reader: what the browser reported last about the reader's element.
///
/// It stays with the view's state while the page is dehydrated, so that a page comes back with the sizes it had.
package final class GeometryLocation: PropertyStorage, GeometrySource {
    private var current: SizeReport
    private var hasReport = false
    private var reportReaders: EnvironmentSource?
    private unowned var node: Node?
    /// Whether the browser measures the element: a page has a limit for these.
    private(set) var isMeasured = false
    /// Whether a view has read a position. From then on, the browser reports positions.
    private(set) var readsFrames = false
    private var sizeReaders: EnvironmentSource?
    private var frameReaders: EnvironmentSource?
    /// The reader's place in the session's memory of sizes; `nil` if it is not measured.
    private var place: SizePlace?

    init(_ place: PropertyPlace) {
        let graph = place.node.graph
        current = SizeReport(AssumedViewport.content(of: graph.viewport))
        super.init()
        connect(to: place.node)
        guard isMeasured, let preferences = graph.services.preferences else { return }
        let own = SizePlace(place.node)
        self.place = own
        if let last = preferences.sizes.size(at: own) {
            current = SizeReport(last)
            hasReport = true
        }
    }

    /// The number by which anchors name the element; 0 outside of a page.
    private(set) lazy var number: UInt32 = node?.graph.numberMeasuredElement(self) ?? 0

    /// Another element of the page, by its number.
    func element(with number: UInt32) -> GeometryLocation? { node?.graph.measuredElement(with: number) }

    private init(copying other: GeometryLocation) {
        (current, hasReport) = (other.current, other.hasReport)
        (place, readsFrames) = (other.place, other.readsFrames)
    }

    private func connect(to node: Node) {
        self.node = node
        isMeasured = node.graph.addMeasuredElement(in: node)
    }

    // MARK: Reading

    package var report: SizeReport { current }

    /// Whether the size is one that the browser has reported, now or before.
    var isReported: Bool {
        record(&reportReaders)
        return hasReport
    }

    var size: CGSize {
        record(&sizeReaders)
        return current.size
    }

    func frame(in space: Int?) -> CGPoint? {
        requestFrames()
        record(&frameReaders)
        return space.flatMap { current.origins[$0] } ?? current.origin
    }

    private func record(_ readers: inout EnvironmentSource?) {
        guard let subscriber = CurrentEvaluation.subscriber else { return }
        let source = readers ?? EnvironmentSource()
        readers = source
        subscriber.record(source)
    }

    package func requestFrames() {
        guard !readsFrames else { return }
        readsFrames = true
        // The reader's own body is about to write the request; for any other caller it has to be evaluated once more.
        guard let node, CurrentEvaluation.subscriber?.evaluated !== node else { return }
        node.graph.invalidate(node, .property("geometry"))
    }

    // MARK: Reports

    /// Takes the browser's report. Only the views that have read what has changed are evaluated.
    func receive(_ value: EventValue) {
        guard let node, case .numbers(let numbers) = value, let report = SizeReport(numbers) else { return }
        let former = current
        if !hasReport {
            hasReport = true
            reportReaders?.invalidate()
        }
        guard report != former else { return }
        current = report
        if report.size != former.size, let place { node.graph.services.preferences?.sizes.set(report.size, at: place) }
        if report.size != former.size || report.safeAreaInsets != former.safeAreaInsets { sizeReaders?.invalidate() }
        if report.size != former.size || report.origin != former.origin || report.origins != former.origins {
            frameReaders?.invalidate()
        }
    }

    // MARK: Lifetime

    package override func disconnect() {
        if isMeasured { node?.graph.removeMeasuredElement() }
        node = nil
    }

    package override func detach() { node = nil }

    package override func reattach(to place: PropertyPlace) -> Bool {
        connect(to: place.node)
        // The page that comes back counts anew.
        number = place.node.graph.numberMeasuredElement(self)
        return true
    }

    package override func copied() -> PropertyStorage? { GeometryLocation(copying: self) }
}

/// The property in which a view holds its geometry.
package struct GeometryProperty: BuiltInProperty, ReadableProperty {
    private(set) var location: GeometryLocation?

    package init() {}

    package func readValue() { _ = location?.size }

    package func makeStorage(in place: PropertyPlace) -> GeometryLocation { GeometryLocation(place) }

    package mutating func connect(to storage: GeometryLocation) { location = storage }
}
