/// What depends on sizes in a page's browser: the readers of the window's size, and how many elements are measured.
package final class PageSizes {
    /// The greatest number of measured elements on a page: each can report five times a second.
    package static let limit = 1_000

    fileprivate let horizontal = EnvironmentSource()
    fileprivate let vertical = EnvironmentSource()
    fileprivate let window = EnvironmentSource()
    private var count = 0

    /// Counts one more measured element; returns `false` if there are too many.
    fileprivate func add() -> Bool {
        guard count < Self.limit else { return false }
        count += 1
        return true
    }

    fileprivate func remove() { count -= 1 }

    fileprivate var isFull: Bool { count >= Self.limit }

    /// The elements that anchors name.
    fileprivate var numbered: [UInt32: WeakLocation] = [:]
    private var lastNumber: UInt32 = 0

    fileprivate func number(_ location: GeometryLocation) -> UInt32 {
        // As many as there can be measured elements, and those that have gone since the last time.
        if numbered.count > 2 * Self.limit { numbered = numbered.filter { $0.value.location != nil } }
        lastNumber &+= 1
        numbered[lastNumber] = WeakLocation(location: location)
        return lastNumber
    }

    fileprivate struct WeakLocation {
        weak var location: GeometryLocation?
    }
}

extension ViewGraph {
    private var existingSizes: PageSizes {
        if let sizes { return sizes }
        let made = PageSizes()
        sizes = made
        return made
    }

    /// Counts one more measured element; reports a diagnostic and returns `false` if there are too many.
    func addMeasuredElement(in node: Node) -> Bool {
        if existingSizes.add() { return true }
        report(.tooManySizes(limit: PageSizes.limit), in: node)
        return false
    }

    func removeMeasuredElement() { sizes?.remove() }

    /// Numbers a measured element for anchors.
    func numberMeasuredElement(_ location: GeometryLocation) -> UInt32 { existingSizes.number(location) }

    func measuredElement(with number: UInt32) -> GeometryLocation? { sizes?.numbered[number]?.location }

    /// Whether no further element is measured.
    var hasAllMeasuredElements: Bool { sizes?.isFull ?? false }

    // MARK: The window

    /// The size of the window: the reported one, the last one of the visitor, or an assumption.
    package var viewport: CGSize {
        client.viewport ?? services.preferences?.viewport ?? AssumedViewport.desktop
    }

    /// Whether the page's HTML has to ask the browser for the size of its window.
    package var reportsViewport: Bool { client.reportsViewport }

    /// Notes the browser's report of its window's size, and invalidates the readers of the classes that change.
    package func update(viewport report: SizeReport) {
        let former = viewport
        client.viewport = report.size
        services.preferences?.update(viewport: report.size)
        guard let sizes else { return }
        if former != report.size { sizes.window.invalidate() }
        if UserInterfaceSizeClass(width: former.width) != UserInterfaceSizeClass(width: report.size.width) {
            sizes.horizontal.invalidate()
        }
        if UserInterfaceSizeClass(height: former.height) != UserInterfaceSizeClass(height: report.size.height) {
            sizes.vertical.invalidate()
        }
    }

    fileprivate func windowSize(for subscriber: DependencySubscriber?) -> CGSize {
        record(subscriber, \.window)
        return viewport
    }

    func horizontalSizeClass(for subscriber: DependencySubscriber?) -> UserInterfaceSizeClass {
        record(subscriber, \.horizontal)
        return UserInterfaceSizeClass(width: viewport.width)
    }

    func verticalSizeClass(for subscriber: DependencySubscriber?) -> UserInterfaceSizeClass {
        record(subscriber, \.vertical)
        return UserInterfaceSizeClass(height: viewport.height)
    }

    /// Records the read of a size class, and asks the browser for its window's size if it is the first.
    private func record(_ subscriber: DependencySubscriber?, _ source: KeyPath<PageSizes, EnvironmentSource>) {
        // A modifier that sets the value under its key path reads it first, but depends on nothing.
        guard let subscriber, subscriber === CurrentEvaluation.subscriber else { return }
        subscriber.record(existingSizes[keyPath: source])
        guard !client.reportsViewport else { return }
        client.reportsViewport = true
        if client.isRendered { patches.requestViewport() }
    }
}

/// The size of the window in which the page is seen for which the program runs.
package enum WindowSize {
    /// The size; a body that reads it is evaluated again when it changes. Without a page it is an assumption.
    package static var current: CGSize {
        if let subscriber = CurrentEvaluation.subscriber, let graph = subscriber.evaluated?.graph {
            return graph.windowSize(for: subscriber)
        }
        return PendingGraphs.current.first?.viewport ?? AssumedViewport.desktop
    }
}
