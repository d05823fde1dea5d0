/// What a view of Martlet's own had when its body was evaluated last. It is no state: nothing depends on it, and a view that comes
/// back has none.
package struct FormerValue<Value>: BuiltInProperty {
    package final class Storage: PropertyStorage {
        package var value: Value?
    }

    package private(set) var storage: Storage?

    package init() {}

    package func makeStorage(in place: PropertyPlace) -> Storage { Storage() }

    package mutating func connect(to storage: Storage) { self.storage = storage }
}
