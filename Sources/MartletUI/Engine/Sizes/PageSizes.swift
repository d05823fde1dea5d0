/// What depends on sizes in a page's browser: the readers of the window's size, and how many elements are measured.
package final class PageSizes {
    /// The greatest number of measured elements on a page: each can report five times a second.
    package static let limit = 1_000

    fileprivate let horizontal = EnvironmentSource()
    fileprivate let vertical = EnvironmentSource()
    private var count = 0

    /// Counts one more measured element; returns `false` if there are too many.
    fileprivate func add() -> Bool {
        guard count < Self.limit else { return false }
        count += 1
        return true
    }

    fileprivate func remove() { count -= 1 }

    fileprivate var isFull: Bool { count >= Self.limit }
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
        if UserInterfaceSizeClass(width: former.width) != UserInterfaceSizeClass(width: report.size.width) {
            sizes.horizontal.invalidate()
        }
        if UserInterfaceSizeClass(height: former.height) != UserInterfaceSizeClass(height: report.size.height) {
            sizes.vertical.invalidate()
        }
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
