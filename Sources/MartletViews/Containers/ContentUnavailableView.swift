public import MartletUI

/// What is shown where there is nothing to show: a symbol, a title, a sentence and what can be done.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - label: The title, with a symbol.
    ///   - description: Why there is nothing.
    ///   - actions: What can be done.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }

    public var body: some View {
        VStack(spacing: 12) {
            label.font(.title2).bold().multilineTextAlignment(.center).labelStyle(UnavailableLabelStyle())
            description.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
            actions
        }
        .padding(32)
        .frame(maxWidth: .infinity)
    }
}

/// The symbol above the title, and larger.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.largeTitle).foregroundStyle(.secondary)
            configuration.title
        }
    }
}

extension ContentUnavailableView
where Label == MartletUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates the view of a title and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - systemImage: The name of the symbol.
    ///   - description: Why there is nothing.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, description: Text? = nil) {
        self.init(label: { MartletUI.Label(titleKey, systemImage: systemImage) }, description: { description })
    }

    /// Creates the view of a string as its title and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - systemImage: The name of the symbol.
    ///   - description: Why there is nothing.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String, description: Text? = nil) {
        self.init(label: { MartletUI.Label(title, systemImage: systemImage) }, description: { description })
    }

    /// Creates the view of a title and a picture.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - name: The name of the picture.
    ///   - description: Why there is nothing.
    public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { MartletUI.Label(titleKey, image: name) }, description: { description })
    }

    /// Creates the view of a string as its title and a picture.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - name: The name of the picture.
    ///   - description: Why there is nothing.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image name: String, description: Text? = nil) {
        self.init(label: { MartletUI.Label(title, image: name) }, description: { description })
    }

    /// The view of a search that has found nothing.
    public static var search: Self {
        Self(
            "No Results", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }

    /// The view of a search that has found nothing.
    ///
    /// - Parameter text: What was searched for.
    public static func search(text: String) -> Self {
        Self(
            "No Results for “\(text)”", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }
}
