import Dispatch
import Glibc
import MartletUI
import Synchronization

/// A file that comes in parts. What has come of it counts for its visitor and its address until it is deleted.
final class UploadedFile: Sendable {
    private struct State {
        var folder: String?
        var written = 0
        /// What counts for the address.
        var held = 0
    }

    /// An empty file takes a piece of the disk as well.
    static let leastBytes = 4_096

    let size: Int
    private let name: String
    private let uploads: UploadFolder
    private let payer: AddressBlock?
    /// Changed by the folder's queue only.
    private let state = Mutex(State())

    init(_ name: String, size: Int, _ uploads: UploadFolder, _ payer: AddressBlock?) {
        (self.size, self.uploads, self.payer) = (size, uploads, payer)
        self.name = Self.safe(name)
    }

    deinit {
        let (folder, held) = state.withLock { ($0.folder, $0.held) }
        guard let folder else { return uploads.budget.giveBack(held, of: payer) }
        uploads.queue.async { [uploads, payer] in
            UploadFolder.remove(folder)
            uploads.budget.giveBack(held, of: payer)
        }
    }

    /// What the file counts for when all of it has come.
    var weight: Int { max(size, Self.leastBytes) }

    /// Where the file is; `nil` until all of it has come.
    var url: URL? {
        state.withLock { state in
            state.written == size ? state.folder.map { URL(filePath: "\($0)/\(name)") } : nil
        }
    }

    /// Writes a part behind those that have come. A part that has come before is left out: its answer was lost.
    func write(_ part: [UInt8], at offset: Int) throws(UploadFailure) {
        let state = state.withLock { $0 }
        guard part.count <= size - offset, offset <= state.written else { throw .incomplete }
        guard offset + part.count > state.written || state.folder == nil else { return }
        guard offset == state.written else { throw .incomplete }
        try hold(max(offset + part.count, Self.leastBytes) - state.held)
        guard let folder = state.folder ?? uploads.makeFolder() else { throw .diskFailed }
        self.state.withLock { $0.folder = folder }
        guard uploads.hasRoom(for: part.count, in: folder) else { throw .noRoom }
        try append(part, at: offset, in: folder)
        self.state.withLock { $0.written += part.count }
    }

    /// What nobody has sent yet takes no room: to announce files costs others nothing.
    private func hold(_ count: Int) throws(UploadFailure) {
        guard count > 0 else { return }
        guard uploads.budget.excess(of: payer, adding: count) == nil, uploads.budget.take(count, for: payer) == nil
        else { throw .noRoom }
        state.withLock { $0.held += count }
    }

    private func append(_ part: [UInt8], at offset: Int, in folder: String) throws(UploadFailure) {
        let file = open("\(folder)/\(name)", O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .diskFailed }
        defer { close(file) }
        var done = 0
        while done < part.count {
            let count = part.withUnsafeBytes { bytes in
                pwrite(file, bytes.baseAddress?.advanced(by: done), part.count - done, off_t(offset + done))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .diskFailed }
            done += count
        }
    }

    /// The name as a file here may have it: no folder, not hidden, and not longer than file systems allow.
    static func safe(_ name: String) -> String {
        var bytes: [UInt8] = []
        let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
        for character in last where !character.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) {
            guard bytes.count + character.utf8.count <= 200 else { break }
            bytes += character.utf8
        }
        let safe = String(decoding: bytes, as: UTF8.self)
        return safe.isEmpty || safe.hasPrefix(".") ? "file" + safe : safe
    }
}
