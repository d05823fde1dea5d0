/// A value that all visitors share.
///
/// Views read it with dependency tracking by key path: `board.title` makes the view that is being evaluated depend on
/// `title` and on nothing else of the value, ``value`` on all of it. ``update(_:)`` changes it, from anywhere; every page
/// of every visitor that has read what changed is brought up to date, and no other.
///
/// ```swift
/// struct Chat: Sendable { var messages: [Message] = [] }
/// let chat = Shared(Chat())
///
/// ForEach(chat.messages) { Text($0.text) }
/// Button("Send") { chat.update { $0.messages.append(message) } }
/// ```
@dynamicMemberLookup
public final class Shared<Value: Sendable>: Sendable {
    let storage: SharedStorage<Value>

    /// A value that begins as `value`.
    public init(_ value: Value) { storage = SharedStorage(value) }

    /// All of it. A view that reads this is evaluated at every change.
    public var value: Value { storage.read(SharedProjectionKey(\Value.self)) { $0 } }

    /// A part of the value. A view that reads it is evaluated when this part changes.
    public subscript<Part>(dynamicMember keyPath: any KeyPath<Value, Part> & Sendable) -> Part {
        storage.read(SharedProjectionKey(keyPath)) { $0[keyPath: keyPath] }
    }

    /// The element at `index` of a part that is a collection; `nil` where there is none. A view that reads it is evaluated
    /// when this element changes, and not when others do.
    public func element<Elements: Collection & SendableMetatype>(
        _ elements: any KeyPath<Value, Elements> & Sendable, at index: Elements.Index
    ) -> Elements.Element? where Elements.Index: Hashable & Sendable {
        storage.read(SharedProjectionKey(elements, at: index)) { value in
            let elements = value[keyPath: elements]
            guard elements.startIndex <= index, index < elements.endIndex else { return nil }
            return elements[index]
        }
    }

    /// Changes the value. Changes follow one another; `body` must not wait for anything, and what it reads of the value by
    /// other ways is as it was before. If it throws, nothing is changed.
    @discardableResult
    public func update<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try storage.update(body)
    }
}
