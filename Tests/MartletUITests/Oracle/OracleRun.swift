import MartletUI
import Observation

/// A random history of a page: a model made from a seed, and changes. Each step has a number of its own, so that the
/// remaining steps still make sense when some are left out.
struct OracleCase: CustomStringConvertible {
    var seed: UInt64
    var depth: Int
    var steps: [UInt64]

    var description: String { "seed \(seed), depth \(depth), \(steps.count) steps: \(steps)" }

    init(seed: UInt64, depth: Int, stepCount: Int) {
        var generator = SeededGenerator(seed: seed)
        self.seed = seed
        self.depth = depth
        steps = (0..<stepCount).map { _ in generator.next() }
    }

    /// The error after the first failing step, or `nil` if there is none.
    func problem() -> String? {
        do {
            let run = try OracleRun(self)
            if let problem = try run.compare() { return "at first: \(problem)" }
            for (index, step) in steps.enumerated() {
                if let problem = try run.step(step) { return "step \(index): \(problem)" }
            }
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// The smallest history that also fails, and its error.
    func shrunk() -> (OracleCase, String) {
        var best = self
        var problem = problem() ?? "nothing"
        for smaller in 0..<depth {
            var candidate = self
            candidate.depth = smaller
            if let found = candidate.problem() {
                (best, problem) = (candidate, found)
                break
            }
        }
        var size = max(1, best.steps.count / 2)
        while true {
            var start = 0
            while start < best.steps.count {
                var candidate = best
                candidate.steps.removeSubrange(start..<min(start + size, best.steps.count))
                if let found = candidate.problem() {
                    (best, problem) = (candidate, found)
                } else {
                    start += size
                }
            }
            if size == 1 { return (best, problem) }
            size /= 2
        }
    }
}

/// A page and the naive model of it, which keeps all state by place and forgets it when the place disappears.
private final class OracleRun {
    @Observable final class Program {
        var model: PageModel
        init(_ model: PageModel) { self.model = model }
    }

    private struct Root: View {
        let program: Program
        var body: some View { ModelView(model: program.model) }
    }

    private let program: Program
    private let page: EnginePage
    private var states: [String: Int] = [:]
    private var keys: [Int: String] = [:]
    private var items: [PageModel.Item] = []

    init(_ history: OracleCase) throws {
        var mutator = Mutator(generator: SeededGenerator(seed: history.seed))
        program = Program(mutator.make(history.depth))
        // Half of the pages run in production mode, which checks less.
        page = try EnginePage(Root(program: program)) { $0.isDevelopment = history.seed % 2 == 0 }
    }

    func step(_ number: UInt64) throws -> String? {
        var mutator = Mutator(generator: SeededGenerator(seed: number))
        let before = page.graph.counters.evaluations
        for _ in 0...mutator.generator.below(3) {
            switch mutator.generator.below(5) {
            case 0 where !keys.isEmpty: try click(&mutator)
            case 1 where !items.isEmpty: mutator.change(items[mutator.generator.below(items.count)])
            default: program.model = mutator.change(program.model)
            }
        }
        page.graph.flush()
        if mutator.generator.once(in: 12) { page.graph.resync() }
        if !page.graph.patches.isEmpty {
            let patches = page.graph.patches.take()
            do { try page.dom.apply(patches) } catch {
                return "\(error) in \(String(decoding: patches, as: UTF8.self))"
            }
            if let problem = try compare(evaluationsBefore: before) {
                return "\(problem)\nafter \(String(decoding: patches, as: UTF8.self))"
            }
            return nil
        }
        return try compare(evaluationsBefore: before)
    }

    /// Clicks a view with state, as a visitor would find it.
    private func click(_ mutator: inout Mutator) throws {
        let key = keys.keys.sorted()[mutator.generator.below(keys.count)]
        guard let number = page.dom.element("s\(key)")?.number,
            let action = ActionFinder.action(at: number, in: page.graph), action.identifier == "s\(key)"
        else { throw WireMismatch("nothing listens at s\(key)") }
        for case (.click, .action(let perform)) in action.handlers { try perform() }
        if let place = keys[key] { states[place]? += 1 }
    }

    /// Compares the page with a fresh render, with a new page made from the same data, and with the rules.
    func compare(evaluationsBefore before: Int? = nil) throws -> String? {
        if let problem = try page.difference() { return problem }
        var seen: [String: Int] = [:]
        keys = [:]
        items = []
        let resolved = resolve(program.model, "", &seen)
        states = seen
        let anew = try EnginePage(Root(program: Program(resolved)))
        if anew.markup != page.markup { return "the page is\n\(page.markup)\nshould be\n\(anew.markup)" }
        if page.graph.isDirty { return "something is still marked" }
        if let before {
            let (evaluated, all) = (page.graph.counters.evaluations - before, anew.graph.counters.evaluations)
            if evaluated > all { return "\(evaluated) evaluations of \(all) views" }
        }
        // The histories give a view's state initial values from outside on purpose, and these must be ignored. Their
        // controls are nested in one another and may have an empty text.
        let reported = page.reported.first {
            switch $0 {
            case .stateFromOutside, .controlInControl, .namelessControl: false
            default: true
            }
        }
        if let reported { return "reported \(reported)" }
        return problemWithActions()
    }

    private func problemWithActions() -> String? {
        for found in ActionFinder.actions(in: page.graph) {
            let single = ActionFinder.action(at: found.number, in: page.graph)
            if single?.identifier != found.identifier || single?.number != found.number {
                return "the action at \(found.number) is \(String(describing: single?.identifier))"
            }
        }
        return nil
    }

    /// The model with each view's state as its initial value. State begins when its place appears.
    private func resolve(_ model: PageModel, _ place: String, _ seen: inout [String: Int]) -> PageModel {
        var model = model
        if case .stateful(let key, let initial, let content) = model {
            let value = states[place] ?? initial
            seen[place] = value
            keys[key] = place
            model = .stateful(key: key, initial: value, content)
        }
        _ = model.children { items.append($0) }
        return model.mappingChildren { resolve($1, "\(place)/\(model.caseName) \($0)", &seen) }
    }
}
