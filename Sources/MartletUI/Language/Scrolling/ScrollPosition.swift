/// Where a scroll view is scrolled: at a view, an edge or a point, or where the visitor has scrolled it.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .top)
///
/// ScrollView { … }.scrollPosition($position)
/// Button("To the end") { position.scrollTo(edge: .bottom) }
/// ```
///
/// It is not kept over a restart of the server: then it is what the program begins with.
public struct ScrollPosition: Equatable, Sendable, TransientValue {
    /// What the program asks for.
    enum Target: Equatable, Sendable {
        case automatic
        case view(ScrollIdentifier, UnitPoint?)
        case edge(Edge)
        /// An offset in the content; `nil` stays as it is.
        case offset(x: CGFloat?, y: CGFloat?)
    }

    private(set) var target: Target
    /// The type of the identifiers that the position follows.
    private let identifierType: any (Hashable & Sendable).Type
    /// The view that the visitor sees first.
    private var seen: ScrollIdentifier?
    /// Counts what the program has asked for, so that asking for the same once more is a change.
    private var requests: UInt = 0
    /// Whether the visitor has scrolled since the program has asked for something.
    public private(set) var isPositionedByUser = false

    private init(_ target: Target, _ identifierType: any (Hashable & Sendable).Type) {
        self.target = target
        self.identifierType = identifierType
    }

    /// Creates a position that the scroll view chooses.
    ///
    /// - Parameter idType: The type of the identifiers that ``viewID(type:)`` follows as the visitor scrolls.
    public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(.automatic, idType) }

    /// Creates a position at a view.
    ///
    /// - Parameters:
    ///   - id: The identifier of a row of a `ForEach`, or the one that `id(_:)` gives a view.
    ///   - anchor: Where the view comes to stand; `nil` is the anchor of the modifier.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self.init(.view(ScrollIdentifier(id), anchor), ID.self)
    }

    /// Creates a position at an edge.
    ///
    /// - Parameters:
    ///   - idType: The type of the identifiers that ``viewID(type:)`` follows as the visitor scrolls.
    ///   - edge: The edge of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.init(.edge(edge), idType) }

    /// Creates a position at a point of the content.
    ///
    /// - Parameters:
    ///   - idType: The type of the identifiers that ``viewID(type:)`` follows as the visitor scrolls.
    ///   - point: The point, in CSS pixels.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(.offset(x: point.x, y: point.y), idType)
    }

    /// Creates a position at a point of the content.
    ///
    /// - Parameters:
    ///   - idType: The type of the identifiers that ``viewID(type:)`` follows as the visitor scrolls.
    ///   - x: The distance from the leading edge.
    ///   - y: The distance from the top.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.offset(x: x, y: y), idType)
    }

    /// Creates a position at a distance from the leading edge.
    ///
    /// - Parameters:
    ///   - idType: The type of the identifiers that ``viewID(type:)`` follows as the visitor scrolls.
    ///   - x: The distance.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(.offset(x: x, y: nil), idType)
    }

    /// Creates a position at a distance from the top.
    ///
    /// - Parameters:
    ///   - idType: The type of the identifiers that ``viewID(type:)`` follows as the visitor scrolls.
    ///   - y: The distance.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(.offset(x: nil, y: y), idType)
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.target == right.target && left.seen == right.seen && left.requests == right.requests
            && left.isPositionedByUser == right.isPositionedByUser && left.identifierType == right.identifierType
    }

    // MARK: Scrolling

    private mutating func scroll(to target: Target) {
        self.target = target
        seen = nil
        requests &+= 1
        isPositionedByUser = false
    }

    /// Scrolls to a view.
    ///
    /// - Parameters:
    ///   - id: The identifier of a row of a `ForEach`, or the one that `id(_:)` gives a view.
    ///   - anchor: Where the view comes to stand; `nil` is the anchor of the modifier.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        scroll(to: .view(ScrollIdentifier(id), anchor))
    }

    /// Scrolls to an edge of the content.
    ///
    /// - Parameter edge: The edge.
    public mutating func scrollTo(edge: Edge) { scroll(to: .edge(edge)) }

    /// Scrolls to a point of the content.
    ///
    /// - Parameter point: The point, in CSS pixels.
    public mutating func scrollTo(point: CGPoint) { scroll(to: .offset(x: point.x, y: point.y)) }

    /// Scrolls to a point of the content.
    ///
    /// - Parameters:
    ///   - x: The distance from the leading edge.
    ///   - y: The distance from the top.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(to: .offset(x: x, y: y)) }

    /// Scrolls sideways.
    ///
    /// - Parameter x: The distance from the leading edge.
    public mutating func scrollTo(x: CGFloat) { scroll(to: .offset(x: x, y: nil)) }

    /// Scrolls up or down.
    ///
    /// - Parameter y: The distance from the top.
    public mutating func scrollTo(y: CGFloat) { scroll(to: .offset(x: nil, y: y)) }

    // MARK: Reading

    /// The identifier of the view at which the scroll view is; `nil` if it is at an edge or a point.
    ///
    /// It follows the first view of the type of the position's identifiers that the visitor sees, once the visitor has
    /// stopped scrolling.
    public var viewID: (any Hashable & Sendable)? {
        if case .view(let identifier, _) = target { return identifier.value }
        return seen?.value
    }

    /// The identifier of the view at which the scroll view is, if it has this type.
    ///
    /// - Parameter type: The type.
    /// - Returns: The identifier; `nil` if it has another type, or the scroll view is at an edge or a point.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    /// The edge to which the program has scrolled; `nil` once the visitor scrolls.
    public var edge: Edge? {
        if case .edge(let edge) = target { return edge }
        return nil
    }

    /// The point to which the program has scrolled; `nil` once the visitor scrolls.
    public var point: CGPoint? {
        if case .offset(let x?, let y?) = target { return CGPoint(x: x, y: y) }
        return nil
    }

    /// The distance from the leading edge to which the program has scrolled; `nil` once the visitor scrolls.
    public var x: CGFloat? {
        if case .offset(let x, _) = target { return x }
        return nil
    }

    /// The distance from the top to which the program has scrolled; `nil` once the visitor scrolls.
    public var y: CGFloat? {
        if case .offset(_, let y) = target { return y }
        return nil
    }

    // MARK: Following

    /// Notes that the visitor has scrolled. `find` returns the identifier of the view that is seen first.
    mutating func follow(_ find: (any (Hashable & Sendable).Type) -> (any Hashable & Sendable)?) {
        target = .automatic
        seen = find(identifierType).map { ScrollIdentifier($0) }
        isPositionedByUser = true
    }
}

/// The identifier of a view, whatever its type.
struct ScrollIdentifier: Equatable, Sendable {
    let value: any Hashable & Sendable

    init(_ value: any Hashable & Sendable) { self.value = value }

    static func == (left: Self, right: Self) -> Bool { AnyHashable(left.value) == AnyHashable(right.value) }
}
