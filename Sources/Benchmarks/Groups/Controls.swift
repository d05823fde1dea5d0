/// Measures what one control adds to the first render of a page. Each page has a hundred of one kind; what a page without
/// any costs is taken off.
@Sendable
func measureControls(_ bench: Bench) throws -> [Figure] {
    let server = try bench.martlet()
    let pages = ["none"] + kinds
    for kind in pages { try server.require("/bench/controls/\(kind)") }
    let loads = try pages.map { try PageLoad(server, connections: 1, path: "/bench/controls/\($0)") }
    for load in loads { _ = try load.run(20) }
    let medians = try interleavedMedians(runs: 5, loads.map { load in { try load.run(60) } })
    return zip(kinds, medians.dropFirst()).map { kind, time in
        Figure("one \(kind) of a hundred", "µs", (time - medians[0]) / 100)
    }
}

private let kinds = [
    "text", "button", "toggle", "text-field", "secure-field", "text-editor", "slider", "stepper", "picker",
    "date-picker", "color-picker", "progress", "gauge", "menu", "link", "disclosure", "label", "labeled-content",
]
