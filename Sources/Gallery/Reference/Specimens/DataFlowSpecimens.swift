import Martlet

/// Modifiers of data and lifetimes. They are nothing in the HTML but what they cause.
struct DataFlowSpecimens: View {
    var body: some View {
        SpecimenGroup(title: "Data flow and lifetime") {
            Specimen("environment, transformEnvironment") {
                FloorReader().environment(\.floor, 2)
                FloorReader().transformEnvironment(\.floor) { $0 += 1 }.environment(\.floor, 2)
            }
            Specimen("environmentObject") { NameReader().environmentObject(NameModel()) }
            Specimen("preference, transformPreference, onPreferenceChange") { PreferenceSpecimen() }
            Specimen("overlayPreferenceValue, backgroundPreferenceValue") {
                Text("Three").padding(8)
                    .preference(key: Total.self, value: 3)
                    .overlayPreferenceValue(Total.self, alignment: .topTrailing) { Text("\($0)").font(.caption) }
                    .backgroundPreferenceValue(Total.self) { Color.teal.opacity(0.1 * Double($0)) }
            }
            Specimen("onAppear, onDisappear, task") { LifetimeSpecimen() }
            Specimen("onChange, onReceive") { ChangeSpecimen() }
            Specimen("id, tag") { Text("A").id(1).tag("a") }
            Specimen("equatable") { Constant(text: "Compared by ==").equatable() }
            Specimen("transaction") { Text("A").transaction { $0.animation = nil } }
            Specimen("modifier") { Text("Framed").modifier(Framed()) }
        }
    }
}

private struct FloorKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    fileprivate var floor: Int {
        get { self[FloorKey.self] }
        set { self[FloorKey.self] = newValue }
    }
}

private struct FloorReader: View {
    @Environment(\.floor) private var floor
    var body: some View { Text("Floor \(floor)") }
}

private final class NameModel: ObservableObject {
    @Published var name = "Ada"
}

private struct NameReader: View {
    @EnvironmentObject private var model: NameModel
    var body: some View { Text(model.name) }
}

private struct Total: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct PreferenceSpecimen: View {
    @State private var total = 0

    var body: some View {
        HStack {
            Text("1").preference(key: Total.self, value: 1)
            Text("2, doubled").preference(key: Total.self, value: 2).transformPreference(Total.self) { $0 *= 2 }
        }
        .onPreferenceChange(Total.self) { total = $0 }
        Text("In all: \(total)")
    }
}

private struct LifetimeSpecimen: View {
    @State private var isShown = true
    @State private var last = "nothing yet"

    var body: some View {
        Button(isShown ? "Hide" : "Show") { isShown.toggle() }
        if isShown {
            Text("Here")
                .onAppear { last = "appeared" }
                .onDisappear { last = "disappeared" }
                .task { last += ", task began" }
        }
        Text("Last: \(last)")
    }
}

private struct ChangeSpecimen: View {
    @State private var count = 0
    @State private var change = "no change"
    @StateObject private var model = NameModel()

    var body: some View {
        Button("Count: \(count)") {
            count += 1
            model.name = "Ada \(count)"
        }
        .onChange(of: count) { change = "\($0) became \($1)" }
        .onReceive(model.$name) { name in if count > 3 { change = "received \(name)" } }
        Text(change)
    }
}

private struct Constant: View, Equatable {
    let text: String
    var body: some View { Text(text) }
}

private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding(8).border(.gray) }
}
