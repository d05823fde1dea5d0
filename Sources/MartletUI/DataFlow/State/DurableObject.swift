/// An object of a model that says which of its properties are stored, and learns when they have been restored.
///
/// Every `@Observable` class, every ``ObservableObject`` and every other class is stored if its stored properties can
/// be; conform to this protocol only to change that.
///
/// ```swift
/// @Observable final class Player: DurableObject {
///     var song: Song?
///     var decoder: Decoder?
///     static var transientProperties: Set<String> { ["decoder"] }
///     func didRestore() { decoder = song.map(Decoder.init) }
/// }
/// ```
public protocol DurableObject: AnyObject {
    /// The names of the stored properties that are never stored; none by default. They are read once for each class.
    static var transientProperties: Set<String> { get }

    /// Called when the object's properties have been restored after a restart, and those of all objects that belong to
    /// the same value. `didSet` and `willSet` are not called.
    func didRestore()
}

extension DurableObject {
    public static var transientProperties: Set<String> { [] }
    public func didRestore() {}
}
