/// A box around a view, which the browser measures: effects of the view itself do not change what is measured.
public struct _MeasuredBox: _PrimitiveModifier {
    private let location: GeometryLocation?
    private let readsFrames: Bool

    /// - Parameter geometry: Where the view that puts the box around another has what is measured.
    package init(_ geometry: GeometryProperty) {
        location = geometry.location
        readsFrames = geometry.location?.readsFrames ?? false
    }

    public static func _shape<Content: View>(_ content: Content.Type) -> _ViewShape { .element }
    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer { .element }

    public static func _plan<Content: View>(_ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>) {
        plan.measured(by: offset.modifier.location, readsFrames: offset.modifier.readsFrames)
        plan.attribute(.box)
        plan.around(at: offset.content)
    }
}

extension PlanBuilder {
    /// Lets the browser measure the next element.
    func measured(by location: Offset<GeometryLocation?>, readsFrames: Offset<Bool>) {
        attribute(
            AttributeStep(
                at: location,
                read: { $0?.isMeasured == true ? .classNames("m-measured") : .styles([]) },
                areEqual: { $0?.isMeasured == $1?.isMeasured }))
        attribute(
            AttributeStep(
                at: readsFrames, read: { $0 ? .classNames("m-frames") : .styles([]) }, areEqual: ==))
        attribute(
            AttributeStep(
                at: location, isEvent: true,
                read: { location in .event(.resize, .value { location?.receive($0) }) }, areEqual: nil))
    }
}
