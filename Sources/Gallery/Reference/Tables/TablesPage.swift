import Martlet

/// A table that is sorted by its headers and selected by its rows.
struct TablesPage: View {
    @State private var planets = Planet.all
    @State private var order = [KeyPathComparator(\Planet.distance)]
    @State private var selection: Set<Planet.ID> = []
    @State private var isInspected = false
    @State private var showsMoons = true

    private func inspect(_ names: Set<Planet.ID>) { (selection, isInspected) = (names, true) }

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            PageSection(title: "Sorted and selected") {
                Table(planets, selection: $selection, sortOrder: $order) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Kind", value: \.kind)
                    TableColumn("Diameter in km", value: \.diameter) { Text($0.diameter, format: .number) }
                        .alignment(.numeric)
                    TableColumn("Distance in AU", value: \.distance) { Text($0.distance, format: .number) }
                        .alignment(.numeric)
                    TableColumn("Moons", value: \.moons) { Text($0.moons, format: .number) }
                        .width(min: 90, max: 120).alignment(.numeric)
                }
                .onChange(of: order) { planets.sort(using: order) }
                .contextMenu(forSelectionType: Planet.ID.self) { names in
                    Button("Inspect") { inspect(names) }
                    Button("Select none") { selection = [] }
                } primaryAction: { names in
                    inspect(names)
                }
                Text(
                    selection.isEmpty
                        ? "Nothing is selected." : "Selected: " + selection.sorted().joined(separator: ", ")
                )
                .foregroundStyle(.secondary).accessibilityIdentifier("selected")
                Toggle("Show details", systemImage: "info.circle", isOn: $isInspected)
            }
            .inspector(isPresented: $isInspected) {
                PlanetDetails(planets: planets.filter { selection.contains($0.name) })
                    .inspectorColumnWidth(min: 200, ideal: 240, max: 320)
            }
            PageSection(title: "With a frame") {
                Table(of: Planet.self) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Moons") { Text($0.moons, format: .number) }
                } rows: {
                    ForEach(Planet.all.prefix(3)) { TableRow($0) }
                    TableRow(Planet(name: "Pluto", kind: "Dwarf", diameter: 2_377, distance: 39.5, moons: 5))
                        .contextMenu { Button("Demote") {} }
                }
                .tableStyle(.bordered(alternatesRowBackgrounds: true))
            }
            PageSection(title: "Rows that open") {
                Table(of: Planet.self) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Diameter in km") { Text($0.diameter, format: .number) }.alignment(.numeric)
                } rows: {
                    DisclosureTableRow(Planet.all[4], isExpanded: $showsMoons) {
                        ForEach(Planet.moonsOfJupiter) { TableRow($0) }
                    }
                    TableRow(Planet.all[5])
                }
            }
        }
    }
}

/// What is selected, in a column or a sheet.
private struct PlanetDetails: View {
    let planets: [Planet]
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Selected").font(.headline)
            ForEach(planets) { planet in LabeledContent(planet.name, value: planet.kind) }
            if planets.isEmpty { Text("Nothing is selected.").foregroundStyle(.secondary) }
            if isPresented { Button("Done") { dismiss() } }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

struct Planet: Identifiable, Codable {
    let name: String
    let kind: String
    let diameter: Int
    let distance: Double
    let moons: Int

    var id: String { name }

    static let all = [
        Planet(name: "Mercury", kind: "Rock", diameter: 4_879, distance: 0.39, moons: 0),
        Planet(name: "Venus", kind: "Rock", diameter: 12_104, distance: 0.72, moons: 0),
        Planet(name: "Earth", kind: "Rock", diameter: 12_742, distance: 1, moons: 1),
        Planet(name: "Mars", kind: "Rock", diameter: 6_779, distance: 1.52, moons: 2),
        Planet(name: "Jupiter", kind: "Gas", diameter: 139_820, distance: 5.2, moons: 95),
        Planet(name: "Saturn", kind: "Gas", diameter: 116_460, distance: 9.58, moons: 146),
        Planet(name: "Uranus", kind: "Ice", diameter: 50_724, distance: 19.2, moons: 28),
        Planet(name: "Neptune", kind: "Ice", diameter: 49_244, distance: 30.1, moons: 16),
    ]

    static let moonsOfJupiter = [
        Planet(name: "Io", kind: "Moon", diameter: 3_643, distance: 5.2, moons: 0),
        Planet(name: "Europa", kind: "Moon", diameter: 3_122, distance: 5.2, moons: 0),
    ]
}
