/// A type of which no value is ever stored: a property of this type has the value that the initializer gives it after
/// a restart.
///
/// ```swift
/// struct Connection: TransientValue {
///     var send: (String) -> Void
/// }
/// ```
public protocol TransientValue {}
