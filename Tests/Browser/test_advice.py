"""What programs use of Apple's other frameworks: the compiler says what to write instead, and nothing else."""

from concurrency.compiler import errors_of

# Lines as programs have them, each with a part of the advice.
BARS = "Use toolbarBackground(_:for:), toolbarTitleDisplayMode(_:) or tint(_:)."
TABS = "Use tint(_:) on the TabView, or toolbarBackground(_:for:) with .tabBar."
LISTS = "Use scrollContentBackground(_:) and listRowBackground(_:)."
LINES = {
    "UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.white]": BARS,
    "UINavigationBar.appearance().tintColor = .clear": BARS,
    "UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)": "Use Image with the name",
    "let bar = UINavigationBarAppearance()": BARS,
    "UITabBar.appearance().unselectedItemTintColor = UIColor(Color.gray)": TABS,
    "UITabBar.appearance().isHidden = true": TABS,
    "let tabs = UITabBarAppearance()": TABS,
    "UITableView.appearance().backgroundColor = .clear": LISTS,
    "UITableView.appearance().separatorStyle = .none": LISTS,
    "UITableView.appearance().tableFooterView = UIView()": "There is no UIKit on a server",
    "UITableViewCell.appearance().selectionStyle = .none": LISTS,
    "UICollectionView.appearance().backgroundColor = .clear": LISTS,
    "UISegmentedControl.appearance().selectedSegmentTintColor = UIColor.white": "Use tint(_:) on the Picker.",
    "UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)": "Use tint(_:)",
    "UIPageControl.appearance().currentPageIndicatorTintColor = .black": "Use tabViewStyle(.page(indexDisplayMode:))",
    "UITextView.appearance().backgroundColor = nil": "Use scrollContentBackground(_:) on the TextEditor.",
    "UIScrollView.appearance().keyboardDismissMode = .onDrag": "Use scrollIndicators(_:) or scrollPosition(_:anchor:).",
    "UITextField.appearance().clearButtonMode = .whileEditing": "Use textFieldStyle(_:) or tint(_:).",
    "UIScrollView.appearance().bounces = false": "Use scrollIndicators(_:) or scrollPosition(_:anchor:).",
    "var picture: UIImage?": "Use Image with the name of a picture of the program's, or AsyncImage with an address.",
    "let font = UIFont.systemFont(ofSize: 12)": "Use Font.",
    "let color = NSColor.windowBackgroundColor": "Use Color, which also has UIKit's names: Color(.systemGray6).",
    "var desktop: NSImage?": "Use Image with the name",
    "NSApplication.shared.terminate(nil)": "Use \\.openURL or \\.scenePhase: a server has no NSApplication.",
    "let blur = UIBlurEffect(style: .systemMaterial)": "Use background(_:in:) with a material, such as .regularMaterial.",
    "let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)": "Use EdgeInsets.",
    "var orientation = UIDeviceOrientation.portrait": "Use \\.horizontalSizeClass or a GeometryReader",
    "var side: UIInterfaceOrientation?": "Use \\.horizontalSizeClass or a GeometryReader",
    "var controller: UIViewController?": "There is no UIKit on a server: use HTML(_:) for what views cannot say.",
    "UIApplication.shared.endEditing()": "Use \\.openURL or \\.scenePhase: a server has no UIApplication.",
    "let isPad = UIDevice.current.userInterfaceIdiom == .pad": "Use \\.horizontalSizeClass",
    "let device: String = UIDevice.current.systemVersion + UIDevice.current.name": "Use \\.horizontalSizeClass",
    "if UIDevice.current.orientation.isLandscape { print(1 / UIDevice.current.batteryLevel) }": "Use \\.horizontalSizeClass",
    'UIApplication.shared.open(URL(string: "https://a.b")!, options: [:], completionHandler: nil)': "Use \\.openURL or \\.scenePhase",
    "if let url = URL(string: UIApplication.openSettingsURLString), UIApplication.shared.canOpenURL(url) {}": "Use \\.openURL or",
    "UIApplication.shared.isIdleTimerDisabled = true": "Use \\.openURL or \\.scenePhase",
    "UIApplication.shared.windows.first?.endEditing(true)": "Use \\.openURL or \\.scenePhase",
    "let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene": "Use WindowGroup and \\.openWindow",
    "let inset = UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0": "Use \\.openURL or \\.scenePhase",
    'UIApplication.shared.setAlternateIconName("Dark") { error in print(error as Any) }': "Use \\.openURL or \\.scenePhase",
    'NSApp.sendAction(Selector(("showSettingsWindow:")), to: nil, from: nil)': "Use a closure: there is no Objective-C on a server.",
    'NSWorkspace.shared.open(URL(string: "https://a.b")!)': "Use \\.openURL: a server has no desktop",
    'let list = ListFormatter.localizedString(byJoining: ["a", "b"])': "Use formatted(.list(type: .and)) of the collection.",
    'let words = UITextChecker().guesses(forWordRange: NSRange(location: 0, length: 1), in: "a", language: "en")?.first': "Leave it out",
    "let undo = UndoManager(); undo.registerUndo(withTarget: undo) { $0.redo() }": "Keep what can be undone in a model of your own.",
    "let file: FileWrapper = .init(regularFileWithContents: Data())": "Use fileImporter to read a file",
}

# Views, scenes and types as programs have them. Each line that begins with // has a part of the advice for the declaration below it.
PROGRAM = r"""
import SwiftUI
import UniformTypeIdentifiers

struct Waiting: View {
    var body: some View {
        Text("a")
            // Use onChange(of:) of \.scenePhase.
            .onReceive(NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)) { _ in print("x") }
            // Use \.horizontalSizeClass or a GeometryReader
            .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { print($0.name) }
            // Use @FocusState: the browser shows its keyboard
            .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { note in
                // Use @FocusState: the browser shows its keyboard
                if let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect { print(frame.height) }
            }
            // Leave it out: the browser keeps its keyboard
            .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification).compactMap { ($0.object as? NSValue)?.cgRectValue }) { print($0.height) }
            // Use \.openURL or \.scenePhase
            .onTapGesture { UIApplication.shared.open(URL(string: "https://a.b")!) }
    }
}

struct Pictured: View {
    // Use Image with the name of a picture
    @State private var image: UIImage?
    var body: some View {
        VStack {
            if let image, image.size.width > 0 { Text("\(2.0 / image.size.width)") }
            // Use Image(_:) with the path of a picture
            if let image { Image(uiImage: image).resizable().aspectRatio(image.size.width / image.size.height, contentMode: .fit) }
            Text("\(image?.scale ?? 1)")
        }
    }
    func data() -> Data? { image?.jpegData(compressionQuality: 0.8) ?? image?.pngData() }
}

struct Dropped: View {
    @State private var isOver = false
    var body: some View {
        VStack {
            // Use dropDestination(for:action:)
            Text("a").onDrop(of: ["public.text"], isTargeted: nil) { providers, location in location.x > 0 }
            // Use dropDestination(for:action:)
            Text("b").onDrop(of: [UTType.text], delegate: Dropping())
            // Use dropDestination(for:action:)
            Text("c").onDrop(of: [.text, .fileURL], isTargeted: $isOver) { providers in drop(providers) }
            // Use draggable(_:preview:)
            Text("d").onDrag { NSItemProvider(object: "a" as NSString) } preview: { Text("p"); if isOver { Text("q") } }
            // Use draggable(_:)
            Text("e").onDrag { isOver = true; return NSItemProvider() }
        }
    }
    // Use draggable(_:) and dropDestination(for:action:)
    func drop(_ providers: [NSItemProvider]) -> Bool {
        guard let first = providers.first(where: { $0.hasItemConformingToTypeIdentifier(UTType.image.identifier) }) else { return false }
        first.loadDataRepresentation(forTypeIdentifier: "a") { data, error in if let data { print(data.count) } }
        _ = first.loadObject(ofClass: NSString.self) { text, _ in print(text as Any) }
        return first.canLoadObject(ofClass: NSString.self)
    }
}

// Use dropDestination(for:action:)
struct Dropping: DropDelegate {
    // Use dropDestination(for:action:)
    func performDrop(info: DropInfo) -> Bool { info.itemProviders(for: [.text]).isEmpty && info.location.x > 0 }
    // Use dropDestination(for:action:)
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
}

// Use Transferable
final class Readable: NSObject, NSItemProviderReading {}

// Pass the value down by the environment, or up by a preference.
struct NameKey: FocusedValueKey { typealias Value = String }
// Pass the value down by the environment, or up by a preference.
struct CountKey: FocusedValueKey { typealias Value = Binding<Int> }
// Hand the binding on in the environment
extension FocusedValues {
    var name: String? {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }
    var count: CountKey.Value? {
        get { self[CountKey.self] }
        set { self[CountKey.self] = newValue }
    }
    @Entry var title: String?
}
final class Model: ObservableObject {}
struct Focusing: View {
    // Hand the value on in the environment
    @FocusedValue(\.name) private var name
    // Hand the binding on in the environment
    @FocusedBinding(\.count) private var count
    // Hand the object on in the environment
    @FocusedObject var model: Model?
    @StateObject private var own = Model()
    @State private var number = 1
    var body: some View {
        VStack {
            Text(name ?? "none").disabled(count == nil)
            // Pass the value down by the environment
            Text("a").focusedValue(\.count, $number)
            // Pass the value down by the environment
            Text("b").focusedSceneValue(\.name, number == 1 ? "y" : nil)
            // Pass the object down by the environment.
            Text("c").focusedObject(own).focusedSceneObject(own)
        }
    }
}

struct Menus: App {
    @State private var isShown = true
    var body: some Scene {
        WindowGroup { Text("a") }.keyboardShortcut("o", modifiers: [.command, .shift])
        // Use a WindowGroup: a page is no part of a system's menu bar.
        MenuBarExtra("T") { Text("a") }
        // Use a WindowGroup
        MenuBarExtra("T", systemImage: "star") { Text("a"); if isShown { Text("b") } }.menuBarExtraStyle(.window)
        // Use a WindowGroup
        MenuBarExtra("T", systemImage: "star", isInserted: $isShown) { Text("a"); Divider() }
        // Use a WindowGroup
        MenuBarExtra { Text("a"); Text("b") } label: { Image(systemName: "star"); Text("c") }
        // Use a WindowGroup
        DocumentGroup(newDocument: Plain()) { file in Editor(document: file.$document) }
        // Use a WindowGroup
        DocumentGroup(newDocument: { Shared() }) { config in Reader(document: config.document) }
    }
}
struct Editor: View {
    @Binding var document: Plain
    var body: some View { TextEditor(text: $document.text) }
}
struct Reader: View {
    @ObservedObject var document: Shared
    // Keep what can be undone in a model of your own.
    @Environment(\.undoManager) private var undo
    var body: some View { Button("Undo") { undo?.undo() }.disabled(undo?.canUndo != true) }
}
// Give the file by a Route
struct Plain: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""
    init() {}
    init(configuration: ReadConfiguration) throws {
        guard configuration.contentType != .json, let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
        text = String(decoding: data, as: UTF8.self)
    }
    // Use fileImporter to read a file, and a Route with Data to give one.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { .init(regularFileWithContents: Data(text.utf8)) }
}
// Give the file by a Route
final class Shared: ReferenceFileDocument {
    @Published var text = ""
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> String { text }
    // Use fileImporter to read a file, and a Route with Data to give one.
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data()) }
}

struct Divided<Content: View>: View {
    @ViewBuilder let content: Content
    // Give each part a parameter of its own
    var body: some View { _VariadicView.Tree(Lines()) { content } }
    // Give each part a parameter of its own
    struct Lines: _VariadicView.MultiViewRoot {
        // Give each part a parameter of its own
        @ViewBuilder func body(children: _VariadicView.Children) -> some View {
            let last = children.last?.id
            ForEach(children) { child in
                child
                if child.id != last { Divider() }
            }
        }
    }
}
// Give the container the values as a parameter
extension ContainerValues { @Entry var isPinned: Bool = false }
struct Pinned: View {
    // Give the container the values as a parameter
    var body: some View { VStack { Text("a").containerValue(\.isPinned, true) } }
}
struct Zoomed: View {
    // Use accessibilityAction(named:)
    var body: some View { Text("a").accessibilityZoomAction { action in print(action.direction == .zoomIn, action.location.x) } }
}
// There is no UIKit on a server
struct Field: UIViewRepresentable {
    @Binding var text: String
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    // Use scrollContentBackground(_:) on the TextEditor.
    func makeUIView(context: Context) -> UITextView {
        // Use scrollContentBackground(_:) on the TextEditor.
        let view = UITextView()
        view.delegate = context.coordinator
        view.backgroundColor = .clear
        return view
    }
    // Use scrollContentBackground(_:) on the TextEditor.
    func updateUIView(_ view: UITextView, context: Context) { view.text = text }
    // Use onChange(of:) of the text
    final class Coordinator: NSObject, UITextViewDelegate {
        let parent: Field
        init(_ parent: Field) { self.parent = parent }
    }
}
// There is no AppKit on a server
struct Empty: NSViewRepresentable {}
// There is no UIKit on a server
struct Blur: UIViewRepresentable {
    // Use background(_:in:) with a material
    var style: UIBlurEffect.Style = .systemMaterial
    // Use background(_:in:) with a material
    func makeUIView(context: Context) -> some UIView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
    func updateUIView(_ view: UIViewType, context: Context) {}
}
// There is no UIKit on a server
struct Camera: UIViewControllerRepresentable {
    // Use Image with the name of a picture
    @Binding var image: UIImage?
    // Use fileImporter with the type image.
    func makeUIViewController(context: Context) -> UIImagePickerController {
        // Use fileImporter with the type image.
        let picker = UIImagePickerController()
        picker.sourceType = .camera
        return picker
    }
    // Use fileImporter with the type image.
    func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
}
struct Bridged: View {
    // Keep data in a model
    @Environment(\.modelContext) private var context
    @State private var text = ""
    var body: some View {
        Field(text: $text).padding()
        Blur(style: .dark).frame(height: 20)
        Button("Insert") { context.insert(text); try? context.save() }
    }
}
// Do it in the init of the App
final class Delegate: NSObject, UIApplicationDelegate {
    func application(
        // Use \.openURL or \.scenePhase
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
}
struct Delegated: App {
    // Do it in the init of the App
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    var body: some Scene { WindowGroup { Text("a") } }
}
// Write 'var animatableData'
@Animatable struct Wave: Shape {
    var height: CGFloat
    // Leave it out
    @AnimatableIgnored var isOpen: Bool
    func path(in frame: CGRect) -> Path { Path() }
}
"""

# What Xcode shows beside a program compiles, and does nothing.
PREVIEWS = r"""
import SwiftUI

struct Numbered: PreviewModifier {
    static func makeSharedContext() async throws -> Int { 3 }
    func body(content: Content, context: Int) -> some View { content.opacity(Double(context)) }
}
struct Padded: PreviewModifier {
    func body(content: Content, context: Void) -> some View { content.padding() }
}
extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor static var numbered: Self = .modifier(Numbered())
}
#Preview(traits: .modifier(Padded())) { Text("a") }
#Preview("a", traits: .numbered, .sizeThatFitsLayout, .fixedLayout(width: 1, height: 2)) {
    @Previewable @State var count = 1
    Text("\(count)")
}
struct Previews: PreviewProvider {
    static var platform: PreviewPlatform? = .iOS
    static var previews: some View {
        Text("a").previewDevice("iPhone").previewLayout(.sizeThatFits).previewInterfaceOrientation(.landscapeLeft).previewContext(Context())
    }
}
struct Context: PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { key.defaultValue }
}
struct Library: LibraryContentProvider {
    @LibraryContentBuilder var views: [LibraryItem] { LibraryItem(Text("a"), category: .control) }
    @LibraryContentBuilder func modifiers(base: Text) -> [LibraryItem] { LibraryItem(base.bold(), title: "Bold") }
}
"""


def test_what_is_reported_of_each_line_is_advice(tmp_path):
    source = tmp_path / "Program.swift"
    source.write_text("import SwiftUI\nfunc use() {\n" + "\n".join(f"do {{ {line} }}" for line in LINES) + "\n}\n")
    assert misled(source, {number: (line, advice) for number, (line, advice) in enumerate(LINES.items(), start=3)}) == {}


def test_what_is_reported_of_a_program_is_advice(tmp_path):
    source = tmp_path / "Program.swift"
    source.write_text(PROGRAM)
    lines = [line.strip() for line in PROGRAM.splitlines()]
    advised = {number: (line, lines[number - 2][3:]) for number, line in enumerate(lines, start=1) if lines[number - 2].startswith("// ")}
    assert misled(source, advised) == {}


def test_what_xcode_shows_compiles(tmp_path):
    source = tmp_path / "Program.swift"
    source.write_text(PREVIEWS)
    assert errors_of(source) == []


def misled(source, advised):
    """What the compiler reports of lines that is not advice, or not the one that they should have, by the line."""
    texts = {}
    for number, _, text in errors_of(source):
        texts.setdefault(number, []).append(text)
    wrong = {line: texts.get(number) for number, (line, advice) in advised.items() if not any(advice in text for text in texts.get(number, []))}
    bare = {number: found for number, found in texts.items() if any("is unavailable" not in text for text in found)}
    return wrong | bare
