/// An object that announces its changes as a whole: a change of any `@Published` property evaluates every view that
/// holds the object, whether or not the view reads that property (“SwiftUI Evaluation and Rendering”, "Problems").
public protocol ObservableObject: AnyObject {
    /// The type of the publisher that announces the changes; ``ObservableObjectPublisher`` unless the object defines
    /// its own.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Announces each change before it happens.
    ///
    /// The `@Published` properties send to the default publisher. An object with a publisher of its own announces its
    /// changes itself, because `@Published` does not know that publisher (“SwiftUI”, "StateObject").
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher { PublishedFields.publisher(of: self) }
}
