import MartletUI

/// Static structures of several kinds, filled with data.
struct ShapeView: View {
    let kind: Int
    let fields: PageModel.Fields
    let children: [PageModel]

    private var first: ModelView { ModelView(model: children[0]) }
    private var second: ModelView { ModelView(model: children[1]) }

    var body: some View {
        switch kind {
        case 0: card
        case 1: holesAtTheEdges
        case 2: changingNames
        case 3: stack
        case 4: nestedLists
        case 5: effects
        case 6: voids
        case 7: identities
        case 8: ClosureView(fields: fields, content: first) {}
        default: table
        }
    }

    private var card: some View {
        HTML("article") {
            HTML("h2") { Text(fields.text) }
            if fields.flag { first }
            Text(verbatim: String(fields.number))
            second
        }
        .attribute("title", fields.title)
        .class("on", when: fields.other)
    }

    @ViewBuilder private var holesAtTheEdges: some View {
        if fields.flag { first }
        if fields.other { Text("other") } else { second }
        ForEach(fields.identifiers, id: \.self) { Text(verbatim: "\($0)") }
    }

    @ViewBuilder private var changingNames: some View {
        HTML(fields.flag ? "b" : "i") { Text(fields.text) }
        HTML(fields.other ? "section" : "aside") { first }
    }

    private var stack: some View {
        VStack(alignment: fields.flag ? .leading : .trailing, spacing: Double(fields.number)) {
            first
            Divider()
            HStack { Text(fields.other ? "yes" : "no") }
            Spacer()
            second
        }
        .class("x", when: fields.other)
        .class("n\(fields.number) x")
        .class("x", when: fields.flag)
    }

    private var nestedLists: some View {
        HTML("ul") {
            ForEach(fields.identifiers, id: \.self) { identifier in
                HTML("li") {
                    ForEach(0..<(identifier % 4), id: \.self) { Text(verbatim: "\(identifier) \($0)") }
                }
                .class("odd", when: identifier % 2 == 1)
            }
        }
    }

    @ViewBuilder private var effects: some View {
        EmptyView().onAppear {}
        if fields.flag { first.onDisappear {} }
        Group {
            Text(fields.text).attribute("title", "inner").attribute("title", fields.title)
            if fields.other { Text("b") }
        }
        second.attribute("data-title", fields.title)
    }

    private var voids: some View {
        HTML("p") {
            HTML("input").attribute("value", fields.text).attribute("type", fields.flag ? "text" : nil)
                .disabled(fields.other)
            HTML("br")
            HTML("button") { Text(fields.flag ? "on" : "off") }.onClick {}.attribute("lang", fields.title)
        }
    }

    @ViewBuilder private var identities: some View {
        if let title = fields.title { Text(title).class("title") }
        first.id(fields.number)
        AnyView(fields.flag ? AnyView(Text(fields.text)) : AnyView(second))
    }

    private var table: some View {
        HTML("table") {
            HTML("tbody") {
                ForEach(fields.identifiers, id: \.self) { identifier in
                    HTML("tr") {
                        HTML("td") { Text(String(identifier)) }
                        HTML("td") { HTML("a") { Text(fields.text) }.onClick {} }
                    }
                    .class("danger", when: identifier == fields.number)
                }
            }
        }
        .overlayedBy(fields.identifiers.isEmpty ? second : first)
    }
}

extension View {
    /// Adds a view beside this one, so that a computed property returns two.
    fileprivate func overlayedBy(_ content: ModelView) -> some View {
        Group {
            self
            content.id(0)
        }
    }
}

/// A view whose closure makes it evaluate with its parent.
private struct ClosureView: View {
    let fields: PageModel.Fields
    let content: ModelView
    let action: () -> Void

    var body: some View {
        HTML("button") { Text(fields.text) }.onClick { action() }
        content
    }
}
