/// A property wrapper of the framework that is stored as the value that it holds.
package protocol StoredWrapper {
    associatedtype Content

    var storedContent: Content { get }

    /// Creates a wrapper where no initial one exists.
    init(restored content: Content)

    /// The wrapper that takes the place of this initial one, and what to do when the whole value has been read.
    func restored(_ content: Content) -> (property: Self, action: (() -> Void)?)
}

extension StoredWrapper {
    static var plan: ValuePlan { WrapperPlan<Self>() }
}

/// What makes an object of the framework observable: not stored, and made anew in an object that no initializer makes.
package protocol StoredMachinery {
    init()
}

extension StoredMachinery {
    static var plan: ValuePlan { MachineryPlan { Self() } }
}

/// A type with a value that stands for none, so that a property of it needs no initial value.
package protocol NilValue {
    static var nilValue: Self { get }
}

extension Optional: NilValue {
    package static var nilValue: Self { nil }
}
