public import MartletUI

extension View {
    @available(*, unavailable, message: "Use Link(_:destination:).download(_:) with a Route that gives the file.")
    public func fileExporter<Document>(
        isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }

    @available(*, unavailable, message: "Use Link(_:destination:).download(_:) with a Route that gives the file.")
    public func fileExporter<Documents: Collection>(
        isPresented: Binding<Bool>, documents: Documents, contentType: UTType,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View { self }

    @available(*, unavailable, message: "Use Link(_:destination:).download(_:) with a Route that gives the file.")
    public func fileExporter<Item>(
        isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { self }

    @available(*, unavailable, message: "Leave it out: a page moves no files of its visitor's.")
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }

    @available(*, unavailable, message: "Use fileImporter with the type image.")
    public func photosPicker<Selection>(isPresented: Binding<Bool>, selection: Selection) -> some View { self }

    @available(*, unavailable, message: "Use a Link to the file: the browser shows it.")
    public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }

    @available(*, unavailable, message: "Use onKeyPress(_:action:), or keyboardShortcut.")
    public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (EventModifiers, EventModifiers) -> Void
    ) -> some View { self }

    @available(*, unavailable, message: "Leave it out: the browser copies what its visitor has selected.")
    public func onCopyCommand<Item>(perform: (() -> [Item])?) -> some View { self }

    @available(*, unavailable, message: "Use a TextField or a TextEditor, into which the browser pastes.")
    public func onPasteCommand(of kinds: [UTType], perform: @escaping ([NSItemProvider]) -> Void) -> some View {
        self
    }

    @available(*, unavailable, message: "Use a TextField or a TextEditor, into which the browser pastes.")
    public func onPasteCommand(of kinds: [String], perform: @escaping ([NSItemProvider]) -> Void) -> some View { self }

    @available(*, unavailable, message: "Use a Slider or a Stepper.")
    public func digitalCrownRotation<Value>(_ binding: Binding<Value>) -> some View { self }

    @available(*, unavailable, message: "Use a Menu, or searchSuggestions.")
    public func textInputSuggestions<Suggestions: View>(_ suggestions: () -> Suggestions) -> some View { self }

    @available(*, unavailable, message: "Leave it out: the browser finds texts in its pages.")
    public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
}

@available(*, unavailable, message: "Use signIn with a user that a Route of yours has checked.")
public struct SignInWithAppleButton: View {
    public var body: some View { EmptyView() }
    public init<Request, Answer>(onRequest: (Request) -> Void, onCompletion: (Answer) -> Void) {}
}

@available(*, unavailable, message: "Use HTML(\"video\") with the address of the film.")
public struct VideoPlayer: View {
    public var body: some View { EmptyView() }
    public init<Player>(player: Player) {}
}

@available(*, unavailable, message: "Use a Link to a map, or a picture of one.")
public struct Map: View {
    public var body: some View { EmptyView() }
    public init() {}
}

@available(*, unavailable, message: "Use a Link: a page shows no other page in it.")
public struct WebView: View {
    public var body: some View { EmptyView() }
    public init(url: URL?) {}
}

@available(*, unavailable, message: "Use fileImporter with the type image.")
public struct PhotosPicker: View {
    public var body: some View { EmptyView() }
    public init<Selection>(_ title: String, selection: Selection) {}
}

@available(*, unavailable, message: "Use Animation.timingCurve or a spring: the browser runs animations.")
public protocol CustomAnimation {}

extension TableStyle {
    @available(*, unavailable, message: "Use .inset or .bordered, and modifiers on the cells.")
    public typealias Configuration = Never
}

extension TextEditorStyle {
    @available(*, unavailable, message: "Put the modifiers on the editors, by a ViewModifier of your own.")
    public typealias Configuration = Never
}

extension NavigationSplitViewStyle {
    @available(*, unavailable, message: "Use the widths of the columns: a page arranges them by its own.")
    public typealias Configuration = Never
}

extension View {
    @available(*, unavailable, message: "Use the browser's Find, or a searchable list.")
    public func typeSelectEquivalent(_ text: String) -> some View { self }

    @available(*, unavailable, message: "Use @FocusState and focused(_:) around a TextField.")
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

    @available(*, unavailable, message: "Leave it out: a page is no document of a system's.")
    public func navigationDocument(_ url: URL) -> some View { self }

    @available(
        *, unavailable, message: "Use accessibilityAction(named:): a browser tells no scrolling by a screen reader."
    )
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

    @available(
        *, unavailable, message: "Use accessibilityAction(named:): a browser tells no zooming by a screen reader."
    )
    public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View { self }

    @available(*, unavailable, message: "Leave it out: activities are not handed to other devices.")
    public func onContinueUserActivity(
        _ type: String, perform: @escaping (_UserActivity) -> Void
    ) -> some View { self }
}

@available(*, unavailable, message: "Use a Link to a page that helps.")
public struct HelpLink: View {
    public init(action: @escaping () -> Void) {}
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "Use accessibilityAction(named:): a browser tells no zooming by a screen reader.")
public struct AccessibilityZoomGestureAction {
    public enum Direction { case zoomIn, zoomOut }
    public var direction: Direction { .zoomIn }
    public var location: UnitPoint { .center }
    public var point: CGPoint { .zero }
}
