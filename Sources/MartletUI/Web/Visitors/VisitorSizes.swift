/// The sizes that a visitor's browser reported last, for the first render of the next page.
///
/// They live as long as the session, in memory. There is a limit, beyond which the oldest are forgotten.
package final class VisitorSizes {
    /// The greatest number of remembered sizes.
    package static let limit = 256
    /// The greatest number of remembered layouts, and of views in one.
    private static let layoutLimit = (layouts: 32, views: 64)

    private var sizes = SizeMemory<CGSize>(limit: limit)
    private var layouts = SizeMemory<LayoutReport>(limit: layoutLimit.layouts)

    package init() {}

    package var count: Int { sizes.count + layouts.count }

    package func size(at place: SizePlace) -> CGSize? { sizes[place] }

    package func set(_ size: CGSize, at place: SizePlace) { sizes[place] = size }

    /// What was measured last of the views in a layout.
    func report(at place: SizePlace) -> LayoutReport? { layouts[place] }

    func set(_ report: LayoutReport, at place: SizePlace) {
        if report.children.count <= Self.layoutLimit.views { layouts[place] = report }
    }
}

/// Values by place, the oldest of which make room for others.
private struct SizeMemory<Value> {
    private let limit: Int
    private var values: [SizePlace: Value] = [:]
    /// The places in the order in which they came; a ring once it is full.
    private var places: ContiguousArray<SizePlace> = []
    private var oldest = 0

    init(limit: Int) { self.limit = limit }

    var count: Int { values.count }

    subscript(place: SizePlace) -> Value? {
        get { values[place] }
        set {
            guard let newValue, values.updateValue(newValue, forKey: place) == nil else { return }
            guard places.count == limit else { return places.append(place) }
            values[places[oldest]] = nil
            places[oldest] = place
            oldest = (oldest + 1) % limit
        }
    }
}

/// The place of a view among all pages of a program, as a hash: the page's content and the view's identity. It is valid
/// in this process.
package struct SizePlace: Hashable {
    private let value: Int

    package init(_ node: Node) {
        var hasher = Hasher()
        var top = node
        while let parent = top.parent { top = parent }
        hasher.combine(ObjectIdentifier(type(of: top)))
        hasher.combine(node.identityPath)
        value = hasher.finalize()
    }
}

/// The size of the window of a visitor whose browser has not reported it.
package enum AssumedViewport {
    package static let desktop = CGSize(width: 1_280, height: 800)
    static let phone = CGSize(width: 390, height: 844)

    /// Returns the assumption for a browser that sent this request.
    static func size(for request: RequestRecord?) -> CGSize {
        guard let headers = request?.headers else { return desktop }
        let isPhone = headers["Sec-CH-UA-Mobile"].map { $0 == "?1" } ?? headers["User-Agent"]?.contains("Mobi") ?? false
        var size = isPhone ? phone : desktop
        if let text = headers["Sec-CH-Viewport-Width"], text.utf8.count <= 6, let width = Int(text),
            (200...10_000).contains(width)
        {
            size.width = CGFloat(width)
        }
        return size
    }

    /// Returns the size that the page's content has in a window of this size, by Martlet's own style sheet.
    package static func content(of viewport: CGSize) -> CGSize {
        let margin = min(max(16, viewport.width * 0.04), 32)
        return CGSize(width: max(0, min(viewport.width, 960) - 2 * margin), height: viewport.height)
    }
}
