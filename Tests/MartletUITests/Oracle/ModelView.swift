import MartletUI

/// The view of a random page's data, with every structure that the engine knows nested in every other.
struct ModelView: View {
    let model: PageModel

    var body: some View {
        switch model {
        case .empty: EmptyView()
        case .text(let text): Text(verbatim: text)
        case .shape(let kind, let fields, let children): ShapeView(kind: kind, fields: fields, children: children)
        case .branch(let isFirst, let first, let second):
            if isFirst { ModelView(model: first) } else { ModelView(model: second) }
        case .optional(let content): if let content { ModelView(model: content) }
        case .list(let rows): ListView(rows: rows)
        case .erased(let kind, let content):
            AnyView(kind == 0 ? AnyView(ModelView(model: content)) : AnyView(HTML("em") { ModelView(model: content) }))
        case .identified(let identifier, let content): ModelView(model: content).id(identifier)
        case .stateful(let key, let initial, let content):
            StatefulView(key: key, initial: initial, content: content)
        case .environment(let value, let content):
            ModelView(model: content).environment(\.oracle, value)
        case .reader: ReaderView()
        case .observed(let item): ItemView(item: item)
        }
    }
}

private struct OracleKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var oracle: Int {
        get { self[OracleKey.self] }
        set { self[OracleKey.self] = newValue }
    }
}

private struct ReaderView: View {
    @Environment(\.oracle) private var value
    var body: some View { Text(verbatim: "environment \(value)") }
}

private struct ListView: View {
    let rows: [PageModel.Row]

    var body: some View {
        ForEach(rows, id: \.identifier) { row in
            if row.identifier % 3 == 0 {
                Text(verbatim: "row \(row.identifier)")
                ModelView(model: row.model)
            } else {
                ModelView(model: row.model)
            }
        }
    }
}

private struct ItemView: View {
    let item: PageModel.Item

    var body: some View {
        if item.shows { Text(verbatim: item.text) }
        ForEach(item.numbers, id: \.self) { Text(verbatim: "\($0) of \(item.text)") }
    }
}

/// A view with state. Half of these views read the state themselves, the others pass it on.
private struct StatefulView: View {
    let key: Int
    let content: PageModel
    @State private var count: Int

    init(key: Int, initial: Int, content: PageModel) {
        self.key = key
        self.content = content
        _count = State(initialValue: initial)
    }

    var body: some View {
        HTML("div") {
            BoundView(count: $count)
            if key.isMultiple(of: 2) { Text(verbatim: "own \(count)") }
            ModelView(model: content)
        }
        .onClick { count += 1 }
        .accessibilityIdentifier("s\(key)")
    }
}

private struct BoundView: View {
    @Binding var count: Int
    var body: some View { Text(verbatim: "bound \(count)") }
}
