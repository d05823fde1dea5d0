import FoundationEssentials
import MartletUI

/// The interfaces of dialogs, addresses and timers that take a value.
enum DialogTrials {
    static let texts: [ValueTrial<String>] = [
        ValueTrial("View.alert(_:isPresented:actions:)", "View.alert(_:isPresented:actions:message:)") {
            text, content in
            VStack {
                content.alert(text, isPresented: .constant(true)) {}
                content.alert(LocalizedStringKey(text), isPresented: .constant(true)) {
                    Button(text) {}
                } message: {
                    Text(text)
                }
                content.alert(text, isPresented: .constant(true)) {
                    TextField(text, text: .constant(text))
                } message: {
                }
            }
        },
        ValueTrial(
            "View.alert(_:isPresented:presenting:actions:)", "View.alert(_:isPresented:presenting:actions:message:)"
        ) { text, content in
            VStack {
                content.alert(text, isPresented: .constant(true), presenting: text) { Button($0) {} }
                content.alert(LocalizedStringKey(text), isPresented: .constant(true), presenting: text) {
                    Button($0) {}
                } message: {
                    Text($0)
                }
            }
        },
        ValueTrial(
            "View.confirmationDialog(_:isPresented:titleVisibility:actions:)",
            "View.confirmationDialog(_:isPresented:titleVisibility:actions:message:)"
        ) { text, content in
            VStack {
                content.confirmationDialog(text, isPresented: .constant(true), titleVisibility: .hidden) {}
                content.confirmationDialog(LocalizedStringKey(text), isPresented: .constant(true)) {
                    Button(text, role: .cancel) {}
                } message: {
                    Text(text)
                }
            }
        },
        ValueTrial(
            "View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)",
            "View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)"
        ) { text, content in
            VStack {
                content.confirmationDialog(text, isPresented: .constant(true), presenting: text) { Button($0) {} }
                content.confirmationDialog(LocalizedStringKey(text), isPresented: .constant(true), presenting: text) {
                    Button($0) {}
                } message: {
                    Text($0)
                }
            }
        },
        ValueTrial(
            "OpenURLAction.callAsFunction(_:)", "OpenURLAction.callAsFunction(_:completion:)",
            "OpenURLAction.systemAction(_:)"
        ) { text, _ in
            VStack {
                Opening(text: text)
                Opening(text: text).environment(\.openURL, OpenURLAction { .systemAction($0) })
            }
        },
    ]

    private struct Opening: View {
        let text: String
        @Environment(\.openURL) private var openURL

        var body: some View {
            Text("opening").onAppear { open() }.onChange(of: text) { open() }
        }

        private func open() {
            let url = URL(string: text) ?? URL(filePath: text)
            openURL(url)
            openURL(url) { _ in }
        }
    }
}
