/// A property wrapper of Martlet's own, whose value the engine keeps. It needs no `update()`.
package protocol BuiltInProperty: DynamicProperty {
    associatedtype Storage: PropertyStorage

    /// Makes the storage of a new view's property.
    func makeStorage(in place: PropertyPlace) -> Storage

    /// Connects the property to the storage in the view's node: for each new value of the view, before its body is
    /// evaluated.
    mutating func connect(to storage: Storage)
}

/// A property wrapper of Martlet's own that keeps nothing with the node.
package protocol StoragelessProperty: DynamicProperty {}

/// A property without which its view cannot be evaluated: an object that a view above has to provide.
package protocol RequiringProperty: BuiltInProperty {
    /// The type of the required object, if nobody provides it. Asked before each evaluation, with reads recorded.
    func missingObject(_ storage: Storage) -> String?
}

/// A property whose value can be read for `_printChanges()`.
package protocol ReadableProperty: DynamicProperty {
    /// Reads the value, so that the view being evaluated depends on it.
    func readValue()
}

/// A property whose initial value is used once, when the view's node is made.
package protocol InitialValueProperty: DynamicProperty {
    associatedtype Value
    var initialValue: Value { get }
}
