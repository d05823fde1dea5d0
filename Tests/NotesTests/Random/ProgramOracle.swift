import Martlet

/// Predicts the page of a random program by evaluating everything, and predicts by the notes' rules which of its views
/// are evaluated: those that read a changed value, those whose inputs differ, and those that are new.
struct ProgramOracle {
    /// A value that views can read.
    private enum Source: Hashable { case input, bound, level, first, second, store, own(Int) }

    /// The inputs and the reads of an evaluated view.
    private struct Record {
        var input: Int
        var bound: Int
        var reads: Set<Source>
        var own = 0
    }

    private let root: ProgramRoot
    private var values: [Source: Int] = [:]
    private var published = 0
    private var changed: Set<Source> = []
    private var records: [Int: Record] = [:]
    /// The value of the bound state at the root's last evaluation, with which its binding is compared.
    private var boundAtRoot = 0
    /// The views that the last action must evaluate, parents before their children.
    private(set) var evaluated: [Int] = []
    private(set) var kinds: [Int: String] = [0: "RootView"]
    private var isNew = true

    init(_ root: ProgramRoot) {
        self.root = root
        root.children.forEach { name($0) }
        settle()
    }

    private mutating func name(_ spec: ProgramSpec) {
        kinds[spec.id] = spec.kind.rawValue
        spec.children.forEach { name($0) }
    }

    // MARK: Acting

    /// The owning views on the page.
    var owners: [Int] { records.keys.filter { kinds[$0] == ProgramSpec.Kind.owning.rawValue }.sorted() }

    mutating func press(_ label: String) {
        switch label {
        case "input": add(.input)
        case "bound": add(.bound)
        case "level": add(.level)
        case "first": add(.first)
        case "second": add(.second)
        case "published": publish()
        case "unread": changed.insert(.store)
        case "several":
            for source in [Source.bound, .first, .input] { add(source) }
            publish()
        case "same": break
        default:
            guard let owner = Int(label.dropFirst("own".count)) else { return }
            records[owner]?.own += 1
            changed.insert(.own(owner))
        }
        settle()
    }

    private mutating func add(_ source: Source) {
        values[source, default: 0] += 1
        changed.insert(source)
    }

    private mutating func publish() {
        published += 1
        changed.insert(.store)
    }

    private func value(_ source: Source) -> Int { values[source] ?? 0 }

    // MARK: The rules

    private mutating func settle() {
        evaluated = []
        var reads: Set<Source> = [.input, .level]
        if root.readsBound { reads.insert(.bound) }
        let isEvaluated = isNew || !changed.isDisjoint(with: reads)
        if isEvaluated {
            evaluated.append(0)
            boundAtRoot = value(.bound)
        }
        isNew = false
        for child in root.children { update(child, isEvaluated ? (value(.input), boundAtRoot) : nil) }
        changed = []
    }

    /// Updates a view. `given` is what its parent passes to it, if the parent was evaluated.
    private mutating func update(_ spec: ProgramSpec, _ given: (input: Int, bound: Int)?) {
        let old = records[spec.id]
        var isEvaluated = false
        if let given, old == nil || old?.input != given.input || old?.bound != given.bound {
            records[spec.id] = Record(input: given.input, bound: given.bound, reads: [], own: old?.own ?? 0)
            isEvaluated = true
        } else if let old {
            isEvaluated = !changed.isDisjoint(with: old.reads)
        }
        guard let record = records[spec.id] else { return }
        if isEvaluated {
            evaluated.append(spec.id)
            let read = source(of: spec)
            records[spec.id]?.reads = read.map { [$0] } ?? []
        }
        guard !spec.hidesChildren(record.own) else { return spec.children.forEach { remove($0) } }
        let shown = self.shown(spec, record)
        for child in spec.children { update(child, isEvaluated ? (shown, record.bound) : nil) }
    }

    private mutating func remove(_ spec: ProgramSpec) {
        records[spec.id] = nil
        spec.children.forEach { remove($0) }
    }

    /// The source on which a view depends. A view that observes an object depends on it even if it does not read it.
    private func source(of spec: ProgramSpec) -> Source? {
        switch spec.kind {
        case .observing: .store
        case .plain: nil
        case .bound: spec.reads ? .bound : nil
        case .reading: spec.reads ? (spec.readsSecond ? .second : .first) : nil
        case .inheriting: spec.reads ? .level : nil
        case .owning: spec.reads ? .own(spec.id) : nil
        }
    }

    private func shown(_ spec: ProgramSpec, _ record: Record) -> Int {
        switch spec.kind {
        case .plain: record.input / 2
        case .observing: record.input + (spec.reads ? published : 0)
        case .owning: record.input + (spec.reads ? record.own : 0)
        case .bound, .reading, .inheriting: record.input + (source(of: spec).map(value) ?? 0)
        }
    }

    // MARK: The naive model

    /// The text of the page, computed from the values alone.
    var text: String {
        let first = root.readsBound ? "root=\(value(.input)),\(value(.bound))" : "root=\(value(.input))"
        var words = [first]
        for child in root.children { words += texts(child, value(.input)) }
        return (words + ProgramAction.ofTheRoot).joined(separator: " ")
    }

    private func texts(_ spec: ProgramSpec, _ input: Int) -> [String] {
        let own = records[spec.id]?.own ?? 0
        let shown = self.shown(spec, Record(input: input, bound: 0, reads: [], own: own))
        let children = spec.hidesChildren(own) ? [] : spec.children
        return ["\(spec.id)=\(shown)"] + children.flatMap { texts($0, shown) }
    }
}
