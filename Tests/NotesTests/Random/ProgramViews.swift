import Martlet

@Observable final class ProgramModel {
    var first = 0
    var second = 0
}

final class ProgramStore: ObservableObject {
    @Published var published = 0
    @Published var unread = 0
}

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var programLevel: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

/// The root of a random program. It owns the values that it passes to the other views.
struct RootView: View {
    let root: ProgramRoot
    /// Which views have been evaluated, by number; the root's number is 0.
    let log: EvaluationLog<Int>
    @State private var input = 0
    @State private var bound = 0
    @State private var level = 0
    @State private var model = ProgramModel()
    @State private var store = ProgramStore()

    var body: some View {
        let _ = log.add(0)
        VStack {
            Text(verbatim: root.readsBound ? "root=\(input),\(bound)" : "root=\(input)")
            children(root.children, Given(input: input, log: log, model: model, store: store), $bound)
            Button("input") { input += 1 }
            Button("bound") { bound += 1 }
            Button("level") { level += 1 }
            Button("first") { model.first += 1 }
            Button("second") { model.second += 1 }
            Button("published") { store.published += 1 }
            Button("unread") { store.unread += 1 }
            Button("same") { input = input + 0 }
            Button("several") {
                bound += 1
                model.first += 1
                store.published += 1
                input += 1
            }
        }
        .environment(\.programLevel, level)
    }
}

/// The values that a view passes to its children.
private struct Given {
    var input: Int
    let log: EvaluationLog<Int>
    let model: ProgramModel
    let store: ProgramStore

    func with(_ input: Int) -> Given { Given(input: input, log: log, model: model, store: store) }
}

@ViewBuilder
private func children(_ specs: [ProgramSpec], _ given: Given, _ bound: Binding<Int>) -> some View {
    ForEach(specs) { spec in
        switch spec.kind {
        case .plain: PlainView(spec: spec, given: given, bound: bound)
        case .bound: BoundView(spec: spec, given: given, bound: bound)
        case .observing: ObservingView(spec: spec, given: given, bound: bound, store: given.store)
        case .reading: ReadingView(spec: spec, given: given, bound: bound)
        case .inheriting: InheritingView(spec: spec, given: given, bound: bound)
        case .owning: OwningView(spec: spec, given: given, bound: bound)
        }
    }
}

/// What most views are: a number, and the children that are given it.
@ViewBuilder
private func shows(_ spec: ProgramSpec, _ given: Given, _ number: Int, _ bound: Binding<Int>) -> some View {
    let _ = given.log.add(spec.id)
    Text(verbatim: "\(spec.id)=\(number)")
    children(spec.children, given.with(number), bound)
}

private struct PlainView: View {
    let spec: ProgramSpec
    let given: Given
    @Binding var bound: Int

    var body: some View {
        shows(spec, given, given.input / 2, $bound)
    }
}

private struct BoundView: View {
    let spec: ProgramSpec
    let given: Given
    @Binding var bound: Int

    var body: some View {
        shows(spec, given, given.input + (spec.reads ? bound : 0), $bound)
    }
}

private struct ObservingView: View {
    let spec: ProgramSpec
    let given: Given
    @Binding var bound: Int
    @ObservedObject var store: ProgramStore

    var body: some View {
        shows(spec, given, given.input + (spec.reads ? store.published : 0), $bound)
    }
}

private struct ReadingView: View {
    let spec: ProgramSpec
    let given: Given
    @Binding var bound: Int

    var body: some View {
        let part = spec.readsSecond ? \ProgramModel.second : \ProgramModel.first
        shows(spec, given, given.input + (spec.reads ? given.model[keyPath: part] : 0), $bound)
    }
}

private struct InheritingView: View {
    let spec: ProgramSpec
    let given: Given
    @Binding var bound: Int
    @Environment(\.programLevel) private var level

    init(spec: ProgramSpec, given: Given, bound: Binding<Int>) {
        self.spec = spec
        self.given = given
        _bound = bound
    }

    var body: some View {
        shows(spec, given, given.input + (spec.reads ? level : 0), $bound)
    }
}

private struct OwningView: View {
    let spec: ProgramSpec
    let given: Given
    @Binding var bound: Int
    @State private var own = 0

    init(spec: ProgramSpec, given: Given, bound: Binding<Int>) {
        self.spec = spec
        self.given = given
        _bound = bound
    }

    var body: some View {
        let _ = given.log.add(spec.id)
        let shown = given.input + (spec.reads ? own : 0)
        Button {
            own += 1
        } label: {
            Text(verbatim: "\(spec.id)=\(shown)")
        }
        .accessibilityIdentifier("own\(spec.id)")
        if !(spec.reads && spec.hidesChildren(own)) {
            children(spec.children, given.with(shown), $bound)
        }
    }
}
