import Synchronization

/// The value of a ``Shared`` and who has read what of it.
///
/// Two locks: `content` is held for moments only, so that a reader never waits for somebody's change; `order` is held for
/// a whole change, so that changes follow one another.
final class SharedStorage<Value: Sendable>: Sendable {
    private struct Content {
        var value: Value
        var parts: [SharedPartKey: SharedPart<Value>] = [:]
        /// How many parts make it worth looking for those that nobody reads any more.
        var limit = 64
    }

    private let content: Mutex<Content>
    private let order = Mutex<Void>(())
    /// The thread that is changing the value, so that it does not wait for itself.
    private let changer = Atomic<UInt>(0)

    init(_ value: Value) { content = Mutex(Content(value: value)) }

    /// What `part` gives of the value. The view being evaluated, if there is one, depends on it from now on.
    func read<Part>(_ key: SharedPartKey, _ part: @escaping @Sendable (Value) -> Part) -> Part {
        guard let reader = CurrentEvaluation.reader else { return part(content.withLock { $0.value }) }
        let known = content.withLock { content in
            let known = content.parts[key] ?? SharedPart(self, TypedPart(content.value, part))
            content.parts[key] = known
            // Until it is a reader's, nobody may think it unused.
            known.comingReaders += 1
            return known
        }
        reader.record(known)
        return part(
            content.withLock { content in
                known.comingReaders -= 1
                return content.value
            })
    }

    /// Runs `body` on a copy, puts it in the value's place, and tells those who read what differs.
    func update<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        if let view = CurrentEvaluation.reader?.evaluated {
            view.graph.report(.writeDuringBody(property: "Shared<\(Value.self)>"))
        }
        guard changer.load(ordering: .relaxed) != CurrentEvaluation.thread else {
            PagelessDiagnostics.report(.nestedUpdate(value: "\(Value.self)"))
            return try change(body)
        }
        return try order.withLock { _ in
            changer.store(CurrentEvaluation.thread, ordering: .relaxed)
            defer { changer.store(0, ordering: .relaxed) }
            return OwnResult(value: try change(body))
        }.value
    }

    private func change<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        var value = content.withLock { $0.value }
        let result = try body(&value)
        let new = value
        let readers = content.withLock { content in
            content.value = new
            return Self.readersOfChanges(in: &content)
        }
        for reader in readers { reader.invalidate() }
        return result
    }

    private static func readersOfChanges(in content: inout Content) -> [SharedReader] {
        if content.parts.count > content.limit {
            content.parts = content.parts.filter { !$0.value.isUnused }
            content.limit = max(64, content.parts.count * 2)
        }
        return content.parts.values.flatMap { $0.readers(afterChangeTo: content.value) }
    }

    /// Runs `body` while nothing of the parts changes.
    func withLock(_ body: () -> Void) { content.withLock { _ in body() } }
}

/// What a change gives its caller.
///
/// Safety of `@unchecked Sendable`: it goes through the lock, which asks for it, and never leaves the calling thread.
private struct OwnResult<Value>: @unchecked Sendable {
    let value: Value
}

/// Which part of a value: a key path, and an index where that leads to a collection.
///
/// Safety of `@unchecked Sendable`: both were `Sendable` before their types were erased.
struct SharedPartKey: Hashable, @unchecked Sendable {
    private let keyPath: AnyKeyPath
    private let index: AnyHashable?

    init<Root, Part>(_ keyPath: any KeyPath<Root, Part> & Sendable) {
        self.keyPath = keyPath
        index = nil
    }

    init<Root, Part, Index: Hashable & Sendable>(_ keyPath: any KeyPath<Root, Part> & Sendable, at index: Index) {
        self.keyPath = keyPath
        self.index = AnyHashable(index)
    }
}
