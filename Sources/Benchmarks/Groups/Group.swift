import FoundationEssentials

/// Figures that are measured together.
struct Group {
    let name: String
    /// `nil` for a group that another program measures.
    let measure: (@Sendable (Bench) throws -> [Figure])?

    static let all: [Group] = [
        Group(name: "first-render", measure: measureFirstRender),
        Group(name: "controls", measure: measureControls),
        Group(name: "counter", measure: measureCounter),
        Group(name: "store", measure: measureStore),
        Group(name: "cluster", measure: measureCluster),
        Group(name: "hibernation", measure: measureHibernation),
        Group(name: "main-actor", measure: measureMainActorProgram),
        Group(name: "one-of-many", measure: measureOneOfMany),
        Group(name: "shared", measure: measureSharedValue),
        Group(name: "cards", measure: measureSharedCards),
        Group(name: "text-in-page", measure: measureTextInPage),
        Group(name: "rows", measure: measureRows),
        Group(name: "memory-rows", measure: measureMemoryOfRows),
        Group(name: "lazy-list", measure: measureLazyList),
        Group(name: "idle", measure: measureIdle),
        Group(name: "allocations", measure: measureAllocations),
        Group(name: "browser", measure: nil),
    ]

    /// The groups with these names, in the order of the table, or all groups if `names` is `nil`.
    static func named(_ names: [String]?) throws -> [Group] {
        guard let names else { return all }
        for name in names where !all.contains(where: { $0.name == name }) {
            throw Failure.unexpected("no group \(name); there are \(all.map(\.name).joined(separator: ", "))")
        }
        return all.filter { names.contains($0.name) }
    }

    /// Measures and writes the results. They contain a failure if there is one, and the next group still runs.
    func run(_ bench: Bench) throws {
        guard let measure else { return }
        print("\(name) …")
        HostMemory.warm()
        var results = Results(group: name, measuredAt: Date().timeIntervalSince1970, figures: [])
        do {
            results.figures = try measure(bench)
        } catch Failure.skipped(let reason) {
            results.skipped = reason
        } catch {
            results.failed = "\(error)"
        }
        try results.write(to: bench.options.results)
    }
}
