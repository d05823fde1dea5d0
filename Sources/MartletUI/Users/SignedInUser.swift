/// The user of one session, and who reads it, on whatever page of the session they are.
package final class SignedInUser: DependencySource {
    package private(set) var value: User?
    private var readers = ReaderList()

    package init() {}

    /// Another user from now on, or with `nil` none; the views that read it are told.
    package func replace(with new: User?) {
        guard new != value else { return }
        value = new
        for reader in readers.readers { reader.invalidate(.source(self)) }
    }

    func read(for reader: DependencyReader?) -> User? {
        reader?.record(self)
        return value
    }

    package func add(_ reader: DependencyReader) { readers.add(reader) }

    package func remove(_ reader: DependencyReader) { readers.remove(reader) }
}
