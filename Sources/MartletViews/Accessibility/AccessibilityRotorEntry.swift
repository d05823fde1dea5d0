public import MartletUI

/// What a rotor would find. A page has none, so that nothing is shown.
public struct AccessibilityRotorEntry<ID: Hashable>: View {
    public var body: some View { EmptyView() }

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - label: The name of the entry.
    ///   - id: The identifier of the view.
    ///   - namespace: Where the view has it.
    public init(_ label: some StringProtocol, id: ID, in namespace: Namespace.ID) {}

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - label: The name of the entry.
    ///   - id: The identifier of the view.
    public init(_ label: some StringProtocol, id: ID) {}

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - label: The name of the entry.
    ///   - id: The identifier of the view.
    ///   - namespace: Where the view has it.
    public init(_ label: Text, id: ID, in namespace: Namespace.ID) {}
}

/// A rotor of a system, which a page does not have.
public struct AccessibilitySystemRotor: Sendable {
    /// A rotor that would find parts of texts.
    public static let headings = Self(), boldText = Self(), italicText = Self(), underlineText = Self()
    /// A rotor that would find controls, pictures or tables.
    public static let links = Self(), images = Self(), landmarks = Self(), lists = Self(), tables = Self()
    /// A rotor that would find fields.
    public static let textFields = Self(), misspelledWords = Self()

    /// A rotor that would find links.
    ///
    /// - Parameter visited: Whether it would find those that were followed.
    public static func links(visited: Bool) -> Self { Self() }
}
