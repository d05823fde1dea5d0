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
        /// What views have taken.
        var taken: [UploadedFile] = []

        var files: [UploadedFile] { taken + importers.values.flatMap(\.files) }
    }

    private let folder: UploadFolder
    private let state = Mutex(State())

    init(_ folder: UploadFolder) { self.folder = folder }

    /// A part is well below what a post may have, so that others' posts do not wait for it.
    package var partBytes: Int { max(1, min(64 << 10, folder.limits.eventBytes)) }

    package func open(allowingMultiple: Bool) -> String {
        let name = "\(SecureRandom.next())"
        state.withLock { $0.importers[name] = Importer(allowsMultiple: allowingMultiple) }
        return name
    }

    package func close(_ name: String) { _ = state.withLock { $0.importers.removeValue(forKey: name) } }

    package func take(_ count: Int, from name: String) throws(UploadFailure) -> [URL] {
        guard let importer = state.withLock({ $0.importers.removeValue(forKey: name) }) else { throw .unknown }
        if let failure = importer.failure { throw failure }
        guard count > 0, importer.files.count == count else { throw .incomplete }
        let urls = importer.files.compactMap(\.url)
        guard urls.count == count else { throw .incomplete }
        state.withLock { $0.taken += importer.files }
        return urls
    }

    /// Deletes everything: the session has ended.
    func end() { state.withLock { $0 = State() } }

    /// Writes a part of a file on the folder's thread, and then calls `done` there.
    func receive(_ part: UploadPart, payer: AddressBlock?, _ done: @escaping @Sendable (UploadFailure?) -> Void) {
        let file: UploadedFile
        do throws(UploadFailure) {
            file = try find(part, payer)
        } catch {
            return done(error)
        }
        folder.queue.async { [self] in
            do throws(UploadFailure) {
                try file.write(part.bytes, at: part.offset)
                done(nil)
            } catch {
                fail(part.importer, error)
                done(error)
            }
        }
    }

    /// The file that a part belongs to; a new one with its first part, if there is room for all of it.
    private func find(_ part: UploadPart, _ payer: AddressBlock?) throws(UploadFailure) -> UploadedFile {
        let found = state.withLock { state -> Result<UploadedFile, UploadFailure> in
            guard let importer = state.importers[part.importer] else { return .failure(.unknown) }
            if let failure = importer.failure { return .failure(failure) }
            if importer.files.indices.contains(part.number) {
                let file = importer.files[part.number]
                return file.size == part.size ? .success(file) : .failure(.incomplete)
            }
            let made = Result { () throws(UploadFailure) in try make(part, importer, state, payer) }
            switch made {
            case .success(let file): state.importers[part.importer]?.files.append(file)
            case .failure(let failure): state.importers[part.importer]?.failure = failure
            }
            return made
        }
        return try found.get()
    }

    private func make(
        _ part: UploadPart, _ importer: Importer, _ state: State, _ payer: AddressBlock?
    ) throws(UploadFailure) -> UploadedFile {
        let limits = folder.limits
        guard part.number == importer.files.count, part.offset == 0 else { throw .incomplete }
        guard importer.allowsMultiple || part.number == 0 else { throw .tooManyFiles(limit: 1) }
        guard part.size <= limits.fileBytes else { throw .fileTooLarge(limit: limits.fileBytes) }
        let files = state.files
        guard files.count < limits.filesPerSession else { throw .tooManyFiles(limit: limits.filesPerSession) }
        guard part.size <= limits.fileBytesPerSession - files.reduce(0, { $0 + $1.size }) else {
            throw .tooMuchOfVisitor(limit: limits.fileBytesPerSession)
        }
        guard folder.budget.excess(of: payer, adding: part.size) == nil,
            let reservation = try? folder.budget.reserve(part.size, for: payer)
        else { throw .noRoom }
        return UploadedFile(part.name, size: part.size, folder, reservation)
    }

    private func fail(_ importer: String, _ failure: UploadFailure) {
        state.withLock { $0.importers[importer]?.failure = failure }
    }
}
