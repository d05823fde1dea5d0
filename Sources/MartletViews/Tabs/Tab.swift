public import MartletUI

/// One tab of a ``TabView``.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
    let value: Value?
    private let content: Content
    private let label: Label

    public var body: some View { content }

    init(value: Value?, content: Content, label: Label) {
        (self.value, self.content, self.label) = (value, content, label)
    }

    /// Creates a tab with a value of the selection and a label.
    ///
    /// - Parameters:
    ///   - value: The value that the selection has while the tab is seen.
    ///   - role: Has no effect on a page.
    ///   - content: The views of the tab.
    ///   - label: What the tab's button shows.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(value: value, content: content(), label: label()) }
}

extension Tab where Label == MartletUI.Label<Text, Image> {
    /// Creates a tab with a value of the selection, a title and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - systemImage: The name of the symbol.
    ///   - value: The value that the selection has while the tab is seen.
    ///   - role: Has no effect on a page.
    ///   - content: The views of the tab.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(value: value, content: content(), label: MartletUI.Label(titleKey, systemImage: systemImage)) }

    /// Creates a tab with a value of the selection, a string as its title and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - systemImage: The name of the symbol.
    ///   - value: The value that the selection has while the tab is seen.
    ///   - role: Has no effect on a page.
    ///   - content: The views of the tab.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(value: value, content: content(), label: MartletUI.Label(title, systemImage: systemImage)) }
}

extension Tab where Label == MartletUI.Label<Text, Image> {
    /// Creates a tab with a value of the selection, a title and a picture.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - image: The path of the picture.
    ///   - value: The value that the selection has while the tab is seen.
    ///   - role: Has no effect on a page.
    ///   - content: The views of the tab.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(value: value, content: content(), label: MartletUI.Label(titleKey, image: image)) }
}

extension Tab where Label == MartletUI.Label<Text, Image>, Value: Hashable {
    /// Creates a tab in which one searches.
    ///
    /// - Parameters:
    ///   - value: The value that the selection has while the tab is seen.
    ///   - role: What the tab is for, which says its title and its symbol.
    ///   - content: The views of the tab.
    public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(
            value: value, content: content(), label: MartletUI.Label("Search", systemImage: "magnifyingglass"))
    }
}

extension Tab where Value == Int, Label == MartletUI.Label<Text, Image> {
    /// Creates a tab in which one searches.
    ///
    /// - Parameters:
    ///   - role: What the tab is for, which says its title and its symbol.
    ///   - content: The views of the tab.
    public init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(
            value: nil, content: content(), label: MartletUI.Label("Search", systemImage: "magnifyingglass"))
    }

    /// Creates a tab with a title and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - systemImage: The name of the symbol.
    ///   - role: Has no effect on a page.
    ///   - content: The views of the tab.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(value: nil, content: content(), label: MartletUI.Label(titleKey, systemImage: systemImage)) }

    /// Creates a tab with a string as its title and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - systemImage: The name of the symbol.
    ///   - role: Has no effect on a page.
    ///   - content: The views of the tab.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(value: nil, content: content(), label: MartletUI.Label(title, systemImage: systemImage)) }
}

extension Tab where Value == Int, Label == MartletUI.Label<Text, Image> {
    /// Creates a tab with a title and a picture.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - image: The name of the picture, or its path.
    ///   - role: Has no effect on a page.
    ///   - content: The views of the tab.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(value: nil, content: content(), label: MartletUI.Label(titleKey, image: image)) }
}

extension Tab where Value == Int {
    /// Creates a tab with a label.
    ///
    /// - Parameters:
    ///   - role: Has no effect on a page.
    ///   - content: The views of the tab.
    ///   - label: What the tab's button shows.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: nil, content: content(), label: label())
    }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// A tab in which one searches.
    public static let search = Self(name: "search")
}

/// Gives access to a ``Tab`` whose type is only known at run time.
protocol AnyTab {
    var anyValue: AnyHashable? { get }
    var anyLabel: AnyView { get }
}

extension Tab: AnyTab {
    var anyValue: AnyHashable? { value.map { AnyHashable($0) } }
    var anyLabel: AnyView { AnyView(label) }
}
