/// The operations of a layout at its place in a container's element.
struct LayoutOperations: ChildOperations {
    let offset: Offset<LayoutInputs>
    let position = ControlPosition()

    var control: ControlPosition? { position }

    func make(_ value: borrowing Borrowed<LayoutInputs>, _ place: NodePlace) -> LayoutNode {
        let node = LayoutNode(position, at: offset, place)
        node.schedule()
        return node
    }

    func update(
        _ node: LayoutNode, from old: borrowing Borrowed<LayoutInputs>, to new: borrowing Borrowed<LayoutInputs>,
        anchor: UInt32
    ) {
        node.schedule()
    }
}

/// The part of a container's element that its layout needs.
struct LayoutInputs {
    let layout: AnyLayout
    let storage: LayoutStorageLocation?
}

/// Runs a layout when its container, its views or their measurements have changed, and sends the result.
final class LayoutNode: TypedControlNode<LayoutInputs> {
    private var isScheduled = false
    private var isCounted = false
    /// Whether the page was dehydrated, and the layout has not run since.
    private var isRevived = false
    /// The last result, and the identifiers that it was sent with.
    private var solution: LayoutSolution?
    private var numbers: [UInt32] = []
    private var ownNumber: UInt32 = 0
    /// How often in a row the browser was asked for further measurements.
    private var rounds = 0
    private static let roundLimit = 4

    override init(_ position: ControlPosition, at offset: Offset<LayoutInputs>, _ place: NodePlace) {
        super.init(position, at: offset, place)
        isRevived = graph.isReviving(place)
        isCounted = graph.addMeasuredElement(in: self)
        graph.add(self)
    }

    override func didEnd() { if isCounted { graph.removeMeasuredElement() } }

    private func inputs() -> LayoutInputs? {
        var inputs: LayoutInputs?
        withValue { inputs = $0 }
        return inputs
    }

    /// Lets the layout run when the evaluation has ended.
    func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        graph.afterEvaluation { [weak self] in self?.run() }
    }

    override func perform(_ value: EventValue, _ part: ControlPart, isShown: Bool) {
        guard case .numbers(let numbers) = value, let report = LayoutReport(numbers),
            let location = inputs()?.storage
        else { return }
        let isAnswer = solution?.questions.isEmpty == false && location.offered == report.offered
        if !isAnswer { rounds = 0 }
        location.apply(report)
        if let place = location.place { graph.services.preferences?.sizes.set(report, at: place) }
        run()
    }

    override func didRenumber() { solution = nil }

    fileprivate func runIfRenumbered() { if solution == nil { run() } }

    private func run() {
        isScheduled = false
        guard !isRemoved, let inputs = inputs(), let location = inputs.storage, let parent else { return }
        // The browser arranges stacks by itself.
        guard inputs.layout.styles == nil else { return show(nil, [], in: location) }
        let children = LayoutLister.children(of: parent, location)
        if children.count > LayoutReport.childLimit {
            graph.report(.tooManySizes(limit: LayoutReport.childLimit), in: self)
        }
        let offered =
            location.offered ?? ProposedViewSize(width: AssumedViewport.content(of: graph.viewport).width, height: nil)
        var new = LayoutSolution.solve(inputs.layout.storage, children, offered: offered)
        if !new.questions.isEmpty {
            rounds += 1
            // A layout may ask for other widths with each answer; then the estimates stay.
            if rounds > Self.roundLimit { new.questions = [] }
        }
        show(new, children.map(\.number), in: location)
    }

    private func show(_ new: LayoutSolution?, _ newNumbers: [UInt32], in location: LayoutStorageLocation) {
        guard new != solution || newNumbers != numbers || number != ownNumber else { return }
        (solution, numbers, ownNumber) = (new, newNumbers, number)
        let former = location.result
        location.result = text
        // A page that comes back has the result that it had.
        if graph.client.isRendered, text != former || !isRevived {
            graph.patches.setAttribute(number, "data-layout", text)
        }
        isRevived = false
    }

    /// The declarations of the result, for HTML.
    func declare() {
        guard let solution, inputs()?.layout.styles == nil else { return }
        graph.declare(
            "--m-layout-width:\(CSS.pixels(solution.size.width));--m-layout-height:\(CSS.pixels(solution.size.height))",
            of: number)
        for (number, frame) in zip(numbers, solution.frames) {
            graph.declare(
                "inset-block-start:\(CSS.pixels(frame.minY));inset-inline-start:\(CSS.pixels(frame.minX));"
                    + "width:\(CSS.pixels(frame.width))", of: number)
        }
    }

    /// The result as JSON: the size, the frames of the views by their identifiers, and the widths to measure.
    private var text: String? {
        guard let solution else { return nil }
        func number(_ value: CGFloat) -> String { CSS.number(Double(value)) }
        let places = zip(numbers, solution.frames).map { child, frame in
            "[\(child),\(number(frame.minX)),\(number(frame.minY)),\(number(frame.width)),\(number(frame.height))]"
        }
        let questions = solution.questions.sorted { ($0.child, $0.width) < ($1.child, $1.width) }.prefix(256)
            .compactMap { question in
                numbers.indices.contains(question.child)
                    ? "[\(numbers[question.child]),\(CSS.number(Double(question.width) / 4))]" : nil
            }
        return "{\"size\":[\(number(solution.size.width)),\(number(solution.size.height))],"
            + "\"places\":[\(places.joined(separator: ","))],\"ask\":[\(questions.joined(separator: ","))]}"
    }
}

/// The layouts of a page, for its HTML.
final class PageLayouts {
    private struct Entry { weak var node: LayoutNode? }
    private var entries: ContiguousArray<Entry> = []

    fileprivate func add(_ node: LayoutNode) {
        if entries.count >= 64, entries.count.nonzeroBitCount == 1 { entries.removeAll { $0.node == nil } }
        entries.append(Entry(node: node))
    }

    /// Runs the layouts whose containers were sent anew, under other identifiers.
    fileprivate func runAgain() { for entry in entries { entry.node?.runIfRenumbered() } }

    fileprivate func declare() { for entry in entries { if let node = entry.node, !node.isRemoved { node.declare() } } }
}

extension ViewGraph {
    fileprivate func add(_ node: LayoutNode) {
        let layouts = layouts ?? PageLayouts()
        layouts.add(node)
        self.layouts = layouts
    }

    /// Declares the results of all layouts for the HTML being written.
    func declareLayouts() { layouts?.declare() }

    /// Sends the results of the layouts again whose containers were sent anew.
    func sendLayoutsAgain() { layouts?.runAgain() }
}
