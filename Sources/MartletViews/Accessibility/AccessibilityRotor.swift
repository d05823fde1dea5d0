public import MartletUI

/// An entry of a rotor, which a page does not have: screen readers find headings, links and controls by themselves.
public struct AccessibilityRotorEntry<ID: Hashable>: View {
    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - label: Its name.
    ///   - id: The identifier of the view that it leads to.
    ///   - prepare: Would be performed before.
    public init(_ label: Text, id: ID, prepare: @escaping () -> Void = {}) {}

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - labelKey: Its name.
    ///   - id: The identifier of the view that it leads to.
    ///   - prepare: Would be performed before.
    public init(_ labelKey: LocalizedStringKey, id: ID, prepare: @escaping () -> Void = {}) {}

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - label: Its name.
    ///   - id: The identifier of the view that it leads to.
    ///   - prepare: Would be performed before.
    @_disfavoredOverload
    public init(_ label: some StringProtocol, id: ID, prepare: @escaping () -> Void = {}) {}

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - label: Its name.
    ///   - id: The name of the view that it leads to.
    ///   - namespace: Where the view has the name.
    ///   - prepare: Would be performed before.
    public init(_ label: Text, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {}) {}

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - label: Its name.
    ///   - id: The name of the view that it leads to.
    ///   - namespace: Where the view has the name.
    ///   - prepare: Would be performed before.
    @_disfavoredOverload
    public init(
        _ label: some StringProtocol, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {}
    ) {}

    public var body: some View { EmptyView() }
}

/// A kind of what screen readers find by themselves.
public struct AccessibilitySystemRotor: Hashable, Sendable {
    private let name: String

    /// Links.
    public static let links = Self(name: "links")
    /// Headings of every level.
    public static let headings = Self(name: "headings")
    /// Texts that are bold.
    public static let boldText = Self(name: "boldText")
    /// Texts that are underlined.
    public static let underlineText = Self(name: "underlineText")
    /// Pictures.
    public static let images = Self(name: "images")
    /// Fields for texts.
    public static let textFields = Self(name: "textFields")
    /// Tables.
    public static let tables = Self(name: "tables")
    /// Lists.
    public static let lists = Self(name: "lists")
    /// Landmarks.
    public static let landmarks = Self(name: "landmarks")

    /// Headings of one level.
    ///
    /// - Parameter level: The level.
    public static func headings(level: AccessibilityHeadingLevel) -> Self { headings }
}

extension View {
    /// Has no effect: a page has no rotor; headings and landmarks are found by themselves.
    ///
    /// - Parameters:
    ///   - label: The name of the rotor.
    ///   - entries: What it would find.
    public func accessibilityRotor<Entries: View>(
        _ label: Text, @ViewBuilder entries: @escaping () -> Entries
    ) -> some View { IgnoredHint.accessibilityRotor.passing(self) }

    /// Has no effect: a page has no rotor; headings and landmarks are found by themselves.
    ///
    /// - Parameters:
    ///   - labelKey: The name of the rotor.
    ///   - entries: What it would find.
    public func accessibilityRotor<Entries: View>(
        _ labelKey: LocalizedStringKey, @ViewBuilder entries: @escaping () -> Entries
    ) -> some View { IgnoredHint.accessibilityRotor.passing(self) }

    /// Has no effect: a page has no rotor; headings and landmarks are found by themselves.
    ///
    /// - Parameters:
    ///   - systemRotor: A kind of what is found.
    ///   - entries: What it would find.
    public func accessibilityRotor<Entries: View>(
        _ systemRotor: AccessibilitySystemRotor, @ViewBuilder entries: @escaping () -> Entries
    ) -> some View { IgnoredHint.accessibilityRotor.passing(self) }

    /// Has no effect: a page has no rotor; headings and landmarks are found by themselves.
    ///
    /// - Parameters:
    ///   - label: The name of the rotor.
    ///   - entries: What it would find.
    ///   - entryLabel: The name of each.
    public func accessibilityRotor<Entry: Identifiable>(
        _ label: Text, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View { IgnoredHint.accessibilityRotor.passing(self) }

    /// Has no effect: a page has no rotor; headings and landmarks are found by themselves.
    ///
    /// - Parameters:
    ///   - labelKey: The name of the rotor.
    ///   - entries: What it would find.
    ///   - entryLabel: The name of each.
    public func accessibilityRotor<Entry: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View { IgnoredHint.accessibilityRotor.passing(self) }

    /// Has no effect: a page has no rotor; headings and landmarks are found by themselves.
    ///
    /// - Parameters:
    ///   - systemRotor: A kind of what is found.
    ///   - entries: What it would find.
    ///   - entryLabel: The name of each.
    public func accessibilityRotor<Entry: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View { IgnoredHint.accessibilityRotor.passing(self) }
}
