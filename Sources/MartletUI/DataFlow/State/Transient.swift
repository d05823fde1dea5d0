/// A property that is never stored: after a restart it has the value that the initializer gives it.
///
/// State is stored without a line of code in the program, so that no page loses anything when the server restarts. Use
/// this wrapper for what is made anew: a cache, a connection, a closure.
///
/// ```swift
/// @Observable final class Library {
///     var books: [Book] = []
///     @ObservationIgnored @Transient var covers: [Book.ID: Cover] = [:]
/// }
///
/// struct Search: View {
///     @State @Transient private var isFocused = false
/// }
/// ```
@propertyWrapper
public struct Transient<Value>: TransientValue {
    /// The property's value.
    public var wrappedValue: Value

    /// Creates a property with an initial value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Transient where Value: ExpressibleByNilLiteral {
    /// Creates a property with the initial value `nil`.
    public init() { self.init(wrappedValue: nil) }
}

extension Transient: Equatable where Value: Equatable {}
extension Transient: Hashable where Value: Hashable {}
extension Transient: Sendable where Value: Sendable {}
