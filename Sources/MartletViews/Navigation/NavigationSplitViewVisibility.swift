/// Which columns of a ``NavigationSplitView`` are seen in a wide window.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
    private enum Choice: UInt8, Codable { case automatic, all, doubleColumn, detailOnly }

    private let choice: Choice

    private init(_ choice: Choice) { self.choice = choice }

    /// All columns.
    public static let automatic = Self(.automatic)
    /// All columns.
    public static let all = Self(.all)
    /// The last two columns.
    public static let doubleColumn = Self(.doubleColumn)
    /// The last column.
    public static let detailOnly = Self(.detailOnly)

    /// How many columns are seen at most.
    var limit: Int { choice == .detailOnly ? 1 : choice == .doubleColumn ? 2 : 3 }
}

/// A column of a ``NavigationSplitView``.
public struct NavigationSplitViewColumn: Hashable, Sendable, Codable {
    private let position: UInt8

    private init(_ position: UInt8) { self.position = position }

    /// The first column.
    public static let sidebar = Self(0)
    /// The second of three columns.
    public static let content = Self(1)
    /// The last column.
    public static let detail = Self(2)
}
