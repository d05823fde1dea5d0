public import MartletUI

extension ProgressView where Label == Text {
    /// Creates a view with the text of a resource as its title, for something that takes an unknown time.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the visitor's language.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) {
        self.init { Text(titleResource) }
    }

    /// Creates a view with the text of a resource as its title, for something that is done in part.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the visitor's language.
    ///   - value: The part that is done, or `nil` if it is not known.
    ///   - total: The value at which everything is done.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(titleResource) }
    }
}
