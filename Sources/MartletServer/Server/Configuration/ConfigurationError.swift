/// A value that an option does not take: which option, which value, and what is allowed.
public struct ConfigurationError: Error, Equatable, CustomStringConvertible {
    /// The option as it was given: `--port`, `PORT`, `basePath`.
    public let option: String
    /// The value that was given.
    public let value: String
    /// What the option takes, as it follows "give".
    public let allowed: String

    package init(option: String, value: String, allowed: String) {
        self.option = option
        self.value = value
        self.allowed = allowed
    }

    public var description: String {
        "\(option) is \(value.prefix(200).debugDescription), which is not allowed: give \(allowed)."
    }
}
