import Dispatch
package import MartletUI
import Synchronization

/// The files of one visitor.
package final class SessionUploads: UploadService, Sendable {
    /// What a view has asked for.
    private struct Importer {
        let allowsMultiple: Bool
        var files: [UploadedFile] = []
        /// Why no more files are taken.
        var failure: UploadFailure?
    }

    private struct State {
        var importers: [String: Importer] = [:]
        /// What views have taken, the oldest first.
        var taken: [UploadedFile] = []
        /// Whether a part waits to be written. A browser sends one after another.
        var isWriting = false

        var files: [UploadedFile] { taken + importers.values.flatMap(\.files) }

        /// No more files come; what has come of them is deleted.
        mutating func fail(_ importer: String, _ failure: UploadFailure) {
            importers[importer]?.failure = failure
            importers[importer]?.files = []
        }
    }

    private let folder: UploadFolder
    private let state = Mutex(State())

    init(_ folder: UploadFolder) { self.folder = folder }

    /// A part is well below what a post may have, so that others' posts do not wait for it.
    package var partBytes: Int { max(1, min(64 << 10, folder.limits.eventBytes)) }

    package func open(_ name: String?, allowingMultiple: Bool) -> String {
        let name = name ?? "\(SecureRandom.next())"
        state.withLock { state in
            // It is the same one unless the view has come from a store.
            if state.importers[name] == nil { state.importers[name] = Importer(allowsMultiple: allowingMultiple) }
        }
        return name
    }

    package func close(_ name: String) { _ = state.withLock { $0.importers.removeValue(forKey: name) } }

    package func take(_ count: Int, from name: String) throws(UploadFailure) -> [URL] {
        let taken = state.withLock { state -> Result<[URL], UploadFailure> in
            guard let importer = state.importers.removeValue(forKey: name) else { return .failure(.unknown) }
            if let failure = importer.failure { return .failure(failure) }
            let urls = importer.files.compactMap(\.url)
            guard count > 0, importer.files.count == count, urls.count == count else { return .failure(.incomplete) }
            state.taken += importer.files
            return .success(urls)
        }
        return try taken.get()
    }

    /// Deletes everything: the session has ended.
    func end() { state.withLock { $0 = State(isWriting: $0.isWriting) } }

    /// Writes a part of a file on the folder's thread, and then calls `done` there.
    func receive(_ part: UploadPart, payer: AddressBlock?, _ done: @escaping @Sendable (UploadFailure?) -> Void) {
        let (file, memory): (UploadedFile, ByteBudget.Reservation)
        do throws(UploadFailure) {
            (file, memory) = try begin(part, payer)
        } catch {
            return done(error)
        }
        folder.queue.async { [self] in
            var failure: UploadFailure?
            do throws(UploadFailure) {
                try file.write(part.bytes, at: part.offset)
            } catch {
                failure = error
            }
            withExtendedLifetime(memory) {}
            state.withLock { state in
                state.isWriting = false
                // A part that does not follow may be sent again, with those before it.
                if let failure, failure != .incomplete { state.fail(part.importer, failure) }
            }
            done(failure)
        }
    }

    /// Finds the file that a part belongs to. The part is the only one of the visitor's that waits.
    private func begin(
        _ part: UploadPart, _ payer: AddressBlock?
    ) throws(UploadFailure) -> (UploadedFile, ByteBudget.Reservation) {
        let begun = state.withLock { state -> Result<(UploadedFile, ByteBudget.Reservation), UploadFailure> in
            guard !state.isWriting, let memory = try? folder.waiting.reserve(part.bytes.count, for: payer) else {
                return .failure(.busy)
            }
            return find(part, &state, payer).map { file in
                state.isWriting = true
                return (file, memory)
            }
        }
        return try begun.get()
    }

    /// The file that a part belongs to; a new one with its first part, if the visitor may send all of it.
    private func find(
        _ part: UploadPart, _ state: inout State, _ payer: AddressBlock?
    ) -> Result<UploadedFile, UploadFailure> {
        guard let importer = state.importers[part.importer] else { return .failure(.unknown) }
        if let failure = importer.failure { return .failure(failure) }
        if importer.files.indices.contains(part.number) {
            let file = importer.files[part.number]
            return file.size == part.size ? .success(file) : .failure(.incomplete)
        }
        guard part.number == importer.files.count, part.offset == 0 else { return .failure(.incomplete) }
        do throws(UploadFailure) {
            try check(part, importer, &state, payer)
        } catch {
            state.fail(part.importer, error)
            return .failure(error)
        }
        let file = UploadedFile(part.name, size: part.size, folder, payer)
        state.importers[part.importer]?.files.append(file)
        return .success(file)
    }

    /// Whether a visitor may send a file. The oldest of those that the program has had make room for it.
    private func check(
        _ part: UploadPart, _ importer: Importer, _ state: inout State, _ payer: AddressBlock?
    ) throws(UploadFailure) {
        let limits = folder.limits
        guard importer.allowsMultiple || part.number == 0 else { throw .tooManyFiles(limit: 1) }
        guard part.size <= limits.fileBytes else { throw .fileTooLarge(limit: limits.fileBytes) }
        let weight = max(part.size, UploadedFile.leastBytes)
        func refusal() -> UploadFailure? {
            let files = state.files
            guard files.count < limits.filesPerSession else { return .tooManyFiles(limit: limits.filesPerSession) }
            let isTooMuch = weight > limits.fileBytesPerSession - files.reduce(0) { $0 + $1.weight }
            return isTooMuch ? .tooMuchOfVisitor(limit: limits.fileBytesPerSession) : nil
        }
        while let refusal = refusal() {
            guard !state.taken.isEmpty else { throw refusal }
            state.taken.removeFirst()
        }
        // It is said now what would be said with a later part.
        guard folder.budget.excess(of: payer, adding: weight) == nil else { throw .noRoom }
    }
}
