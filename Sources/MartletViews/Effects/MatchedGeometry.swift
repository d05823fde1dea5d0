public import MartletUI

/// Which part of a view's geometry another takes over.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates a set of parts.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The place.
    public static let position = Self(rawValue: 1)
    /// The size.
    public static let size = Self(rawValue: 2)
    /// The place and the size.
    public static let frame: Self = [.position, .size]
}

/// The modifier of `matchedGeometryEffect`.
public struct _MatchedGeometry: _PrimitiveModifier, _InheritedStyleModifier {
    let name: String
    let properties: MatchedGeometryProperties

    public static var _needsBox: Bool { true }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(constant: .classNames("m-more m-matched")))
        plan.attribute(
            AttributeStep(at: offset.name, read: { .attribute("data-matched", $0) }, areEqual: ==))
        plan.attribute(
            AttributeStep(
                at: offset.properties,
                read: { properties in
                    let names = (properties.contains(.position) ? "p" : "") + (properties.contains(.size) ? "s" : "")
                    return .attribute("data-matches", names)
                }, areEqual: { $0 == $1 }))
    }
}

extension View {
    /// Lets this view come from the place and size of the one of the same name that goes when it comes.
    ///
    ///     if isOpen { Detail().matchedGeometryEffect(id: "card", in: names) }
    ///     else { Card().matchedGeometryEffect(id: "card", in: names) }
    ///
    /// The browser's script moves it, with the animation that is in force: that of `withAnimation(_:_:)` or
    /// `animation(_:value:)`. Of two views that are there at the same time neither follows the other.
    ///
    /// - Parameters:
    ///   - id: The name that both have.
    ///   - namespace: Where they have it.
    ///   - properties: What is taken over.
    ///   - anchor: Has no effect: the corners move.
    ///   - isSource: Has no effect: the view that comes follows the one that goes.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> ModifiedContent<Self, _MatchedGeometry> {
        // A hash says nothing of the value, which may be a visitor's.
        let name = String(UInt(bitPattern: HashedName(namespace: namespace, id: id).hashValue), radix: 36)
        return ModifiedContent(content: self, modifier: _MatchedGeometry(name: name, properties: properties))
    }
}

private struct HashedName<ID: Hashable>: Hashable {
    let namespace: Namespace.ID
    let id: ID
}
