import FoundationEssentials
import MartletUI

/// The interfaces that take a text.
enum TextTrials {
    static let all =
        views + controls + document + answers + DialogTrials.texts + PublisherTrials.texts
        + LocalizationTrials.texts

    private static let views: [ValueTrial<String>] = [
        ValueTrial("Text.init(_:)", "Text.init(verbatim:)", "LocalizedStringKey.init(_:)") { text, _ in
            VStack {
                Text(text); Text(verbatim: text).bold(); Text(LocalizedStringKey(text))
            }
        },
        ValueTrial("LocalizedStringKey.init(stringLiteral:)", "LocalizedStringKey.appendLiteral(_:)") { text, _ in
            var interpolation = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
            interpolation.appendLiteral(text)
            return VStack {
                Text(LocalizedStringKey(stringLiteral: text))
                Text(LocalizedStringKey(stringInterpolation: interpolation))
            }
        },
        ValueTrial(
            "LocalizedStringKey.appendInterpolation(_:)", "LocalizedStringKey.init(literalCapacity:interpolationCount:)"
        ) {
            text, _ in Text("\(text) \(Text(text)) \([text])")
        },
        ValueTrial("Image.init(systemName:variableValue:)") { text, _ in
            AnyView(
                HStack {
                    Image(systemName: text, variableValue: Double(text.utf8.count))
                    Image(systemName: text + ".fill").symbolVariant(.circle.slash)
                }
                .symbolVariant(.fill))
        },
        ValueTrial("Image.init(systemName:)", "Image.init(_:)", "Image.init(_:label:)", "Image.init(decorative:)") {
            text, _ in
            VStack {
                Image(systemName: text)
                Image(text)
                Image(text, label: Text(text))
                Image(decorative: text)
            }
        },
        ValueTrial("Font.custom(_:size:)", "Font.custom(_:size:relativeTo:)", "Font.custom(_:fixedSize:)") {
            text, view in
            VStack {
                view.font(.custom(text, size: 12))
                view.font(.custom(text, fixedSize: 12))
                view.font(.custom(text, size: 12, relativeTo: .title))
            }
        },
        ValueTrial("Label.init(_:systemImage:)", "Label.init(_:image:)") { text, _ in
            VStack {
                Label(text, systemImage: text); Label(LocalizedStringKey(text), image: text)
            }
        },
        ValueTrial("Section.init(_:content:)", "Section.init(_:isExpanded:content:)") { text, content in
            List {
                Section(text) { content }
                Section(text, isExpanded: .constant(true)) { content }
            }
        },
        ValueTrial("View.attribute(_:_:)", "View.class(_:)") { text, content in
            content.attribute("title", text).attribute("srcset", text).class(text).class(text)
        },
        ValueTrial(
            "View.accessibilityIdentifier(_:)", "View.accessibilityLabel(_:)", "View.accessibilityLabel(_:isEnabled:)"
        ) { text, content in
            VStack {
                content.accessibilityLabel(text, isEnabled: true)
                content.accessibilityLabel(text); HTML("p") { content }.accessibilityIdentifier(text)
            }
        },
        ValueTrial("View.accessibilityValue(_:)", "View.accessibilityHint(_:)") { text, content in
            VStack {
                content.accessibilityValue(text).accessibilityHint(text)
                content.accessibilityValue(Text(text)).accessibilityHint(LocalizedStringKey(text))
            }
        },
        ValueTrial("View.help(_:)") { text, content in
            VStack {
                content.help(text); content.help(LocalizedStringKey(text)); Text("a").help(Text(text))
            }
        },
        ValueTrial(
            "LabeledContent.init(_:content:)", "LabeledContent.init(_:value:)", "LabeledContent.init(_:value:format:)"
        ) { text, content in
            VStack {
                LabeledContent(text) { content }
                LabeledContent(text, value: text)
                LabeledContent(LocalizedStringKey(text), value: text, format: Twice())
                Text(text) + Text(text).bold() + Text(verbatim: text).foregroundColor(.red)
            }
        },
        ValueTrial("AppStorage.init(wrappedValue:_:)", "AppStorage.init(_:)") { text, _ in Stored(text) },
        ValueTrial("SceneStorage.init(wrappedValue:_:)", "SceneStorage.init(_:)") { text, _ in
            Stored(text).id(text)
        },
        ValueTrial { text, content in
            VStack {
                ForEach([text, text + "a"], id: \.self) { Text($0) }; content.id(text)
            }
        },
    ]

    private struct Twice: FormatStyle {
        func format(_ value: String) -> String { value + value }
    }

    private struct Stored: View {
        @AppStorage private var value: String
        @AppStorage private var other: Int?
        @SceneStorage private var page: String
        @SceneStorage private var flag: Bool?

        init(_ text: String) {
            _value = AppStorage(wrappedValue: text, text)
            _other = AppStorage(text)
            _page = SceneStorage(wrappedValue: text, text)
            _flag = SceneStorage(text)
        }

        var body: some View { Text(verbatim: "\(value) \(other as Any) \(page) \(flag as Any)") }
    }

    private static let controls: [ValueTrial<String>] = [
        ValueTrial("Button.init(_:action:)", "Button.init(_:role:action:)") { text, _ in
            VStack {
                Button(text) {}; Button(text, role: .cancel) {}
            }
        },
        ValueTrial("Button.init(_:systemImage:action:)", "Button.init(_:systemImage:role:action:)") { text, _ in
            VStack {
                Button(text, systemImage: text) {}; Button(text, systemImage: text, role: .destructive) {}
            }
        },
        ValueTrial("Link.init(destination:label:)", "Link.init(_:destination:)", "Link.download(_:)") { text, content in
            let address = URL(string: text) ?? URL(filePath: text)
            return VStack {
                Link(destination: address) { content }; Link(text, destination: address).download(text)
            }
        },
        ValueTrial("Picker.init(_:selection:content:)") { text, content in
            Picker(text, selection: .constant(text)) {
                content.tag(text)
                Text(text).tag(text + "a")
                ForEach([text, "#1"], id: \.self) { Text($0) }
            }
        },
        ValueTrial("Picker.init(_:systemImage:selection:content:)") { text, content in
            Picker(text, systemImage: text, selection: .constant(text)) {
                content.tag(text)
                Label(text, systemImage: text).tag(text + "a")
            }
            .pickerStyle(.segmented)
        },
        ValueTrial("TextField.init(_:value:format:prompt:)", "TextField.init(_:value:formatter:prompt:)") { text, _ in
            VStack {
                TextField(text, value: .constant(Double(text)), format: .number, prompt: Text(text))
                #if Foundation
                TextField(text, value: .constant(text), formatter: NumberFormatter(), prompt: Text(text))
                #endif
            }
        },
        ValueTrial("ProgressView.init(_:)", "ProgressView.init(_:value:total:)") { text, _ in
            VStack {
                ProgressView(text); ProgressView(text, value: 0.5)
            }
        },
        ValueTrial("SecureField.init(_:text:onCommit:)") { text, _ in
            VStack {
                SecureField(text, text: .constant(text), onCommit: {})
                SecureField(LocalizedStringKey(text), text: .constant(text), onCommit: {})
            }
        },
        ValueTrial("Image.init(_:variableValue:)") { text, _ in Image(text, variableValue: 0.5) },
        ValueTrial(
            "View.previewDisplayName(_:)", "PreviewDevice.init(rawValue:)", "PreviewDevice.init(stringLiteral:)"
        ) { text, content in
            content.previewDisplayName(text).previewDevice(PreviewDevice(rawValue: text))
                .previewDevice(PreviewDevice(stringLiteral: text))
        },
        ValueTrial("SecureField.init(_:text:prompt:)", "SecureField.init(text:prompt:label:)") { text, _ in
            VStack {
                SecureField(text, text: .constant(text), prompt: Text(text))
                SecureField(text: .constant(text)) { Text(text) }
            }
        },
        ValueTrial("TextField.init(_:text:prompt:axis:)", "TextField.init(text:prompt:axis:label:)") { text, _ in
            VStack {
                TextField(text, text: .constant(text), prompt: Text(text), axis: .vertical)
                TextField(text: .constant(text)) { Text(text) }
            }
        },
        ValueTrial("TextField.init(_:text:onEditingChanged:onCommit:)", "TextField.init(_:text:onCommit:)") { text, _ in
            VStack {
                TextField(text, text: .constant(text), onEditingChanged: { _ in })
                TextField(text, text: .constant(text), onCommit: {})
            }
        },
        ValueTrial("TextEditor.init(text:)") { text, _ in TextEditor(text: .constant(text)) },
        ValueTrial(
            "Stepper.init(_:onIncrement:onDecrement:onEditingChanged:)", "Stepper.init(_:value:step:onEditingChanged:)",
            "Stepper.init(_:value:in:step:onEditingChanged:)"
        ) {
            text, _ in
            VStack {
                Stepper(text, onIncrement: nil, onDecrement: nil)
                Stepper(text, value: .constant(1))
                Stepper(text, value: .constant(1), in: 0...2)
            }
        },
        ValueTrial("Toggle.init(_:sources:isOn:)") { text, _ in
            Toggle(text, sources: [Binding.constant(true), .constant(false)], isOn: \.self)
        },
        ValueTrial("Toggle.init(_:isOn:)") { text, _ in Toggle(text, isOn: .constant(true)) },
    ]

    private static let document: [ValueTrial<String>] = [
        ValueTrial("View.navigationTitle(_:)") { text, content in content.navigationTitle(text) },
        ValueTrial("View.metadata(name:content:)", "View.documentLanguage(_:)") { text, content in
            content.metadata(name: text, content: text).documentLanguage(text)
        },
        ValueTrial("View.responseHeader(_:_:)") { text, content in content.responseHeader(text, text) },
        ValueTrial("Redirect.init(to:)") { text, _ in
            VStack {
                Redirect(to: text); Redirect(to: URL(string: text) ?? URL(filePath: text))
            }
        },
        ValueTrial(
            "RedirectAction.callAsFunction(to:)", "OpenWindowAction.callAsFunction(id:)",
            "OpenWindowAction.callAsFunction(id:value:)"
        ) {
            text, _ in Going(text: text)
        },
        ValueTrial(
            "SignInAction.callAsFunction(_:to:)", "SignOutAction.callAsFunction(to:)", "User.init(id:name:roles:)"
        ) {
            text, _ in Signing(text: text)
        },
    ]

    private struct Going: View {
        let text: String
        @Environment(\.redirect) private var redirect
        @Environment(\.openWindow) private var openWindow

        var body: some View {
            Text("going").onAppear { go() }.onChange(of: text) { go() }
        }

        private func go() {
            redirect(to: text)
            openWindow(id: text)
            openWindow(value: text)
            openWindow(id: text, value: Double(text) ?? 0)
        }
    }

    private struct Signing: View {
        let text: String
        @Environment(\.signIn) private var signIn
        @Environment(\.signOut) private var signOut

        var body: some View {
            Text("signing").onAppear {
                signIn(User(id: text, name: text, roles: [text]), to: text)
                signOut(to: text)
            }
        }
    }

    private static let answers: [ValueTrial<String>] = [
        ValueTrial(
            calling: "Response.text(_:contentType:status:)", "Response.data(_:contentType:status:)",
            "Response.file(_:contentType:)"
        ) { text in
            [
                Response.text(text, contentType: text), Response.data(text.utf8, contentType: text),
                Response.file(text), Response(status: 200, headers: [(text, text)]),
            ]
        },
        ValueTrial(calling: "Response.redirect(to:)", "Response.download(_:)") { text in
            Response.redirect(to: text).download(text).headers
        },
        ValueTrial(
            calling: "RequestFields.values(for:)", "RequestMethod.init(_:)", "RequestMethod.init(stringLiteral:)"
        ) { text in
            let request = Request(
                RequestRecord(
                    method: RequestMethod(text), path: text, query: text + "&" + text + "=" + text,
                    lines: Array("Cookie:\(text)\n\(text):\(text)\n".utf8)))
            return [
                request.query.values(for: text), request.headers.values(for: text), request.cookies.values(for: text),
                [request.query[text] ?? "", request.path, RequestMethod(stringLiteral: text).name],
            ]
        },
    ]
}
