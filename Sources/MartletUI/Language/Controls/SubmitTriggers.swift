/// Kinds of fields in which Enter submits, for ``View/onSubmit(of:_:)``.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set of triggers from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Text fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Search fields, as `searchable(text:)` makes them.
    public static let search = SubmitTriggers(rawValue: 2)
}
