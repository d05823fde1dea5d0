import Martlet

/// Shows a visitor's text in every place where a program may put it. None of it is ever executed.
struct SecurityPage: View {
    @AppStorage("security.text") private var text = "<img src=x onerror=alert(1)>"
    @State private var shown = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text("Type something nasty. It appears below in texts, attributes, addresses and names, and stays text everywhere.")
                .foregroundStyle(.secondary)
            TextField("Text", text: $text).accessibilityIdentifier("text")
            Button("Insert once more") { shown += 1 }.buttonStyle(.bordered).accessibilityIdentifier("insert")
            Echo(text: text)
            // The client builds these later views from templates.
            ForEach(0..<min(shown, 3), id: \.self) { _ in Echo(text: text) }
        }
    }
}

private struct Echo: View {
    let text: String

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            EchoLine(name: "Text") { HTML("b") { Text(verbatim: text) }.class("echo-text") }
            EchoLine(name: "Attributes") {
                HTML("span") { Text("title, label, class, identifier, data, style") }
                    .attribute("title", text)
                    .accessibilityLabel(text)
                    .class(text)
                    .attribute("data-echo", text)
                    .attribute("style", text)
            }
            EchoLine(name: "Addresses") {
                VStack(alignment: .leading, spacing: 4) {
                    HTML("a") { Text("href") }.attribute("href", text).attribute("ping", text)
                    if let address = URL(string: text) { Link("Link", destination: address) }
                    HTML("button") { Text("formaction") }
                        .attribute("type", "button")
                        .attribute("formaction", text)
                        .disabled(true)
                    HTML("q") { Text("cite") }.attribute("cite", text)
                    HTML("img").attribute("srcset", text.contains("script") ? text : nil).attribute("alt", text)
                    HTML("svg") {
                        HTML("a") {
                            HTML("text") { Text("svg") }.attribute("y", "14").attribute("fill", "currentColor")
                        }
                        .attribute("xlink:href", text)
                    }
                    .attribute("width", "32")
                    .attribute("height", "20")
                }
            }
            EchoLine(name: "Names of elements") {
                HStack(spacing: 12) {
                    HTML("script") { Text(verbatim: text) }
                    HTML("iframe").attribute("srcdoc", text)
                    HTML("meta").attribute("http-equiv", "refresh").attribute("content", "0;url=\(text)")
                    HTML("object").attribute("data", text)
                }
            }
            EchoLine(name: "Fields") {
                VStack(alignment: .leading, spacing: 4) {
                    TextField("Echo", text: .constant(text), prompt: Text(verbatim: text))
                    Picker("Choice", selection: .constant(text)) { Text(verbatim: text).tag(text) }
                }
                .disabled(true)
            }
            EchoLine(name: "Handlers") {
                HTML("span") { Text("onclick, onfocus") }
                    .attribute("onclick", text)
                    .attribute("onfocus", text)
                    .attribute("tabindex", "0")
            }
        }
        .class("echo")
    }
}

private struct EchoLine<Content: View>: View {
    let name: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(name).font(.caption).foregroundStyle(.secondary)
            content
        }
    }
}
