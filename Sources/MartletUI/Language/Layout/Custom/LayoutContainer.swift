/// The views of a ``Layout``.
public struct _LayoutContainer<Content: View>: View {
    let layout: AnyLayout
    let content: Content
    private var measurements = LayoutProperty()

    init(layout: AnyLayout, content: Content) {
        self.layout = layout
        self.content = content
    }

    public var body: _LayoutElement<Content> {
        _LayoutElement(inputs: LayoutInputs(layout: layout, storage: measurements.storage), content: content)
    }
}

/// The element of a ``Layout``. The browser arranges what is inside by the result of the layout or, for the layouts of
/// stacks, by itself.
public struct _LayoutElement<Content: View>: _PrimitiveView {
    let inputs: LayoutInputs
    let content: Content

    public static var _shape: _ViewShape { .element }
    public static var _layer: _StyleLayer { .element }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        let operations = LayoutOperations(offset: offset.inputs)
        plan.attribute(
            AttributeStep(
                at: offset.inputs,
                read: { .styles($0.layout.styles ?? [.named("m-layout"), .named("m-measured")]) },
                areEqual: { $0.layout.styles == $1.layout.styles }))
        // The layout itself sends a new result, when all views inside are there.
        plan.attribute(
            AttributeStep(
                at: offset.inputs, read: { .attribute("data-layout", $0.storage?.result) }, areEqual: nil))
        plan.attribute(AttributeStep(event: .measure, .size, of: operations.position))
        plan.open(.div)
        Content._plan(plan, at: offset.content)
        plan.close(.div)
        plan.effect(at: offset.inputs, operations)
    }
}

/// The property in which a container keeps what the browser has measured.
package struct LayoutProperty: BuiltInProperty {
    private(set) var storage: LayoutStorageLocation?

    package func makeStorage(in place: PropertyPlace) -> LayoutStorageLocation {
        LayoutStorageLocation(place.node)
    }

    package mutating func connect(to storage: LayoutStorageLocation) { self.storage = storage }
}

/// What the browser has measured of a container's views. It outlives a dehydration.
package final class LayoutStorageLocation: PropertyStorage {
    /// The place in the session's memory of sizes; `nil` if the views are not measured.
    let place: SizePlace?
    var offered: ProposedViewSize?
    /// The last result, as the browser gets it.
    var result: String?
    /// By the node identifiers of the views' elements.
    var measured: [UInt32: MeasuredChild] = [:]
    /// The identifiers in the views' order.
    var order: [UInt32] = []

    /// Begins with the visitor's last measurements of the views at this place.
    init(_ node: Node) {
        let preferences = node.graph.hasAllMeasuredElements ? nil : node.graph.services.preferences
        place = preferences.map { _ in SizePlace(node) }
        super.init()
        guard let place, let last = preferences?.sizes.report(at: place) else { return }
        offered = last.offered
        for (index, child) in last.children.enumerated() {
            // Identifiers that no element has: the views are matched by their order.
            let number = UInt32.max - UInt32(index)
            measured[number] = child.child
            order.append(number)
        }
    }

    package override func reattach(to place: PropertyPlace) -> Bool { true }

    /// The measurements for the views with these identifiers. A page that was sent anew has other identifiers for the
    /// same views.
    func measurements(of numbers: [UInt32]) -> [MeasuredChild?] {
        if numbers.count == order.count, !numbers.contains(where: { measured[$0] != nil }) {
            return order.map { measured[$0] }
        }
        return numbers.map { measured[$0] }
    }

    /// Takes a report. Answers at other widths are kept for as long as the view itself has the same size.
    func apply(_ report: LayoutReport) {
        offered = report.offered
        var new: [UInt32: MeasuredChild] = [:]
        for (number, child) in report.children {
            var child = child
            if let known = measured[number], known.ideal == child.ideal, known.least == child.least,
                known.sizes.count + child.sizes.count <= LayoutReport.answerLimit
            {
                child.sizes.merge(known.sizes) { new, _ in new }
            }
            new[number] = child
        }
        measured = new
        order = report.children.map(\.number)
    }
}
