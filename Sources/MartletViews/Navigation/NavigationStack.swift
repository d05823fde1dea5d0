public import MartletUI

/// Pages over one another, of which the last is seen: links lead on, and the browser's Back leads back.
///
/// ```swift
/// NavigationStack {
///     List(recipes) { recipe in
///         NavigationLink(recipe.name, value: recipe.id)
///     }
///     .navigationTitle("Recipes")
///     .navigationDestination(for: Recipe.ID.self) { RecipePage(id: $0) }
/// }
/// ```
///
/// Every page has an address, so that it can be reloaded, shared and opened in another tab: a value that is `Codable` is
/// in the address itself (`?path=Recipe.12`), and any other place has one that holds as long as the page. The pages below
/// the one that is seen keep their state, their tasks and their scroll positions.
public struct NavigationStack<Data, Root: View>: View {
    private let path: PathAccess?
    private let root: Root
    @State private var ownPath = NavigationPath()
    @State private var navigator = Navigator()
    /// The address that the page was asked for with has been followed. A page that is restored has its path already.
    @State private var hasOpened = false
    /// How often the visitor has gone to a place of their history: the browser hears with the page that it is the one asked for.
    @State private var visitCount = 0
    @Environment(\.request) private var request
    @Environment(\.tabPlace) private var tab
    @Environment(\.isPresented) private var isPresented

    private init(_ path: PathAccess?, _ root: Root) { (self.path, self.root) = (path, root) }

    /// Creates a stack that keeps its path itself.
    ///
    /// - Parameter root: The first page.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.init(nil, root()) }

    /// Creates a stack whose path the program keeps, with values of any types.
    ///
    /// - Parameters:
    ///   - path: The values of the pages over the first.
    ///   - root: The first page.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(PathAccess(path), root())
    }

    /// Creates a stack whose path the program keeps, with values of one type.
    ///
    /// - Parameters:
    ///   - path: The values of the pages over the first.
    ///   - root: The first page.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.init(PathAccess(path), root())
    }

    public var body: some View {
        let path = path ?? PathAccess($ownPath)
        let (navigator, tab) = (navigator, tab)
        navigator.tab = tab
        if !isPresented { tab?.visits.enter(navigator, in: tab?.segment) }
        return HTML("div") {
            NavigationLevel(
                level: 0, content: PageContent(root), stack: NavigationStackParts(path: path, navigator: navigator),
                place: [], pathCount: 0, below: NavigationDestinations(), back: nil)
        }
        .modifier(
            _EventModifier(
                .popstate,
                .value {
                    visitCount &+= 1
                    navigator.go(to: QueryDecoding.fields($0.string ?? ""))
                })
        )
        .attribute("data-visits", visitCount > 0 ? "\(visitCount)" : nil)
        .class("m-navigation m-wide")
        .elementStyles([.class(ScreenLook.screen)])
        .onAppear {
            guard !hasOpened else { return }
            hasOpened = true
            // A sheet is in no address: what that names is the page's.
            guard !isPresented else { return }
            let awaited = tab?.visits.removeAwaited(in: tab?.segment)
            // The split view around follows the address, and leads here then.
            guard let asked = awaited ?? (tab?.columns == nil ? request.query : nil) else { return }
            if let segments = PathSegment.segments(asked, in: tab), !segments.isEmpty { navigator.go(to: segments) }
        }
        .preference(key: NavigationDestinationsKey.self, value: NavigationDestinations())
        .preference(key: NavigationBarKey.self, value: NavigationBarContents())
        .preference(key: NavigationTitleKey.self, value: nil)
    }
}
