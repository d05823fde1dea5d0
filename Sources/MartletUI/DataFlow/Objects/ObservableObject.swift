/// An object that announces its changes as a whole: every view that holds it is evaluated when any of its `@Published`
/// properties changes, whether the view reads that property or not (“SwiftUI Evaluation and Rendering”, "Problems").
public protocol ObservableObject: AnyObject {
    /// What announces the changes; ``ObservableObjectPublisher`` unless the object brings its own.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Announces each change before it happens.
    ///
    /// The one that comes by itself is told by the `@Published` properties. An object that has a publisher of its own
    /// announces its changes itself: `@Published` does not know of it (“SwiftUI”, "StateObject").
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher { PublishedFields.publisher(of: self) }
}
