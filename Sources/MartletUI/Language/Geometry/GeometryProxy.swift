/// The size and the position of a view: what a ``GeometryReader`` and
/// `onGeometryChange(for:of:action:)` hand to their closures.
public struct GeometryProxy {
    private let location: GeometryLocation?
    private let source: (any GeometrySource)?

    init(location: GeometryLocation?) {
        self.location = location
        source = location
    }

    package init(_ geometry: GeometryProperty) { self.init(location: geometry.location) }

    init(_ source: any GeometrySource) {
        location = nil
        self.source = source
    }

    /// The size of the view in CSS pixels.
    public var size: CGSize { location?.size ?? source?.report.size ?? .zero }

    /// The space at the edges of the window that the device covers, for example with rounded corners.
    public var safeAreaInsets: EdgeInsets {
        _ = location?.size
        return source?.report.safeAreaInsets ?? EdgeInsets()
    }

    /// Returns the frame of the view in a coordinate space: `.global` is the document, `.local` the view itself,
    /// `.named(_:)` a view around this one with ``View/coordinateSpace(_:)``, and `.scrollView` the nearest scroll view
    /// around it.
    ///
    /// The browser reports positions from the first call on; until it has, the frame is at (0, 0). A space that no view
    /// around names counts as `.global`. x grows from the leading edge.
    ///
    /// - Parameter coordinateSpace: The coordinate space.
    /// - Returns: The frame in CSS pixels.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        let space = coordinateSpace.coordinateSpace
        if case .local = space { return CGRect(origin: .zero, size: size) }
        return CGRect(origin: origin(in: space.number), size: size)
    }

    @available(
        *, unavailable,
        message: "Measure the scroll view with a GeometryReader around it, or use frame(in: .scrollView)."
    )
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }

    /// The frame of another measured element in the view's space; empty if there is none of that number in the page.
    func frame(ofElement number: UInt32) -> CGRect {
        guard let location, let other = location.element(with: number) else { return .zero }
        let (own, place) = (location.frame(in: nil) ?? .zero, other.frame(in: nil) ?? .zero)
        return CGRect(origin: CGPoint(x: place.x - own.x, y: place.y - own.y), size: other.size)
    }

    private func origin(in space: Int?) -> CGPoint {
        if let location { return location.frame(in: space) ?? .zero }
        source?.requestFrames()
        return space.flatMap { source?.report.origins[$0] } ?? source?.report.origin ?? .zero
    }
}
