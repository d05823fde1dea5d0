/// Records what the graph of one page does, for the inspector.
///
/// A graph has one only if its page may be inspected; otherwise each place that records costs one comparison with
/// `nil`.
package final class GraphInspection {
    /// What one transaction records at most of evaluations, and of comparisons; further ones are counted.
    static let limit = 200

    /// The time in nanoseconds.
    private let now: () -> UInt64
    private var work = InspectedWork()
    /// When the evaluation under way began; 0 if none is recorded.
    private var start: UInt64 = 0
    /// Each of the program's living views that were evaluated.
    private var views: [ObjectIdentifier: (serial: Int, evaluations: Int)] = [:]
    private var lastSerial = 0
    /// Whether a type of view is the program's, or Martlet's own.
    private var programTypes: [ObjectIdentifier: Bool] = [:]

    package init(now: @escaping () -> UInt64) { self.now = now }

    /// Returns what was recorded since the last call.
    package func take() -> InspectedWork {
        var taken = InspectedWork()
        swap(&taken, &work)
        taken.views = views.count
        return taken
    }

    /// Whether anything was recorded that ``take()`` has not returned.
    package var hasWork: Bool { !work.isEmpty }

    /// The page's views have gone, and nobody looks at what they did.
    package func forgetViews() { (views, programTypes) = ([:], [:]) }

    /// How often the view of `node` was evaluated.
    func evaluationCount(of node: Node) -> Int { views[ObjectIdentifier(node)]?.evaluations ?? 0 }

    // MARK: What the graph reports

    func willEvaluate(_ node: Node, _ reasons: @autoclosure () -> [String]) {
        guard shows(node) else { return }
        lastSerial += 1
        let serial = views[ObjectIdentifier(node)]?.serial ?? lastSerial
        views[ObjectIdentifier(node), default: (serial, 0)].evaluations += 1
        guard work.evaluations.count < Self.limit else {
            work.furtherEvaluations += 1
            return
        }
        work.evaluations.append(
            InspectedWork.Evaluation(
                instance: serial, view: node.typeName, number: node.baseIdentifier, reasons: reasons()))
        start = now()
    }

    /// The body that was to be evaluated last has returned.
    func didEvaluate() {
        guard start > 0 else { return }
        work.evaluations[work.evaluations.count - 1].nanoseconds = Int(now() &- start)
        start = 0
    }

    /// A view was compared with its new value, and is not evaluated.
    func didSkip(_ node: Node, _ comparison: InputComparison.Kind) {
        guard shows(node), let serial = views[ObjectIdentifier(node)]?.serial else { return }
        guard work.comparisons.count < Self.limit else {
            work.furtherComparisons += 1
            return
        }
        work.comparisons.append(
            InspectedWork.Comparison(
                instance: serial, view: node.typeName, number: node.baseIdentifier, kind: comparison))
    }

    func didRemove(_ node: Node) { views[ObjectIdentifier(node)] = nil }

    /// Whether a node stands for a view of the program's: Martlet's own views are not shown.
    func shows(_ node: Node) -> Bool {
        guard let type = node.declaredType else { return false }
        if let isProgram = programTypes[ObjectIdentifier(type)] { return isProgram }
        let isProgram = !type.isOfMartlet
        programTypes[ObjectIdentifier(type)] = isProgram
        return isProgram
    }
}
