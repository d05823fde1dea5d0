/// A coordinate space in which frames are given.
public enum CoordinateSpace: Hashable {
    /// The document.
    case global
    /// The view itself.
    case local
    /// A view around, by its name.
    case named(AnyHashable)

    /// The number of a named space on the wire; `nil` for the others.
    package var number: Int? {
        guard case .named(let name) = self else { return nil }
        return NamedCoordinateSpace.number(of: name)
    }
}

/// A type that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
    /// The coordinate space.
    var coordinateSpace: CoordinateSpace { get }
}

extension CoordinateSpace: CoordinateSpaceProtocol {
    public var coordinateSpace: CoordinateSpace { self }
}

/// The coordinate space of the document.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the space.
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of a view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the space.
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of a view that ``View/coordinateSpace(_:)`` names.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }

    /// The name of the space of each scroll view.
    private enum ScrollViewName { case nearest }
    static var nearestScrollView: Self { Self(name: AnyHashable(ScrollViewName.nearest)) }

    /// The number by which the browser's script knows a space; that of scroll views is 1.
    ///
    /// It is made of the name's description: `Hashable`'s own hash would reveal the process's seed.
    static func number(of name: AnyHashable) -> Int {
        if name.base is ScrollViewName { return 1 }
        var hash: UInt32 = 2_166_136_261
        for byte in "\(name.base)".utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return 2 + Int(hash % 99_999_989)
    }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The document.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// A view around, by its name.
    ///
    /// - Parameter name: The name that ``View/coordinateSpace(_:)`` gives the view.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The visible part of the nearest scroll view around.
    public static var scrollView: NamedCoordinateSpace { .nearestScrollView }

    /// The visible part of the nearest scroll view around.
    ///
    /// - Parameter axis: Has no effect: the nearest one counts, whatever its direction.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .nearestScrollView }
}

/// The modifier of `coordinateSpace(_:)`.
public struct _CoordinateSpaceModifier: _MeasuredModifier {
    let number: Int

    public static func _addAttribute(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(
                at: offset.number, read: { .attribute("data-space", String($0)) }, areEqual: ==))
    }
}

extension View {
    /// Names the coordinate space of this view, for frames of the views inside.
    ///
    /// - Parameter name: The name, as `.named("list")`.
    public func coordinateSpace(
        _ name: NamedCoordinateSpace
    ) -> ModifiedContent<Self, _CoordinateSpaceModifier> {
        ModifiedContent(
            content: self, modifier: _CoordinateSpaceModifier(number: NamedCoordinateSpace.number(of: name.name)))
    }

    /// Names the coordinate space of this view, for frames of the views inside.
    ///
    /// - Parameter name: The name.
    public func coordinateSpace(name: some Hashable) -> ModifiedContent<Self, _CoordinateSpaceModifier> {
        coordinateSpace(.named(name))
    }
}
