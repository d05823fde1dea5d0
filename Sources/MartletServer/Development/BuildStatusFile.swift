import CLinux
import Glibc
import Synchronization

/// The file with the result of the program's latest build, and the thread that watches it.
final class BuildStatusFile: Sendable {
    private let path: String
    private let latest = Mutex<BuildStatus>(.succeeded)
    /// Ends the thread when it is written to.
    private let wakeEvent: Int32
    private let thread = Mutex<WorkerThread?>(nil)

    init(_ path: String) {
        self.path = path
        wakeEvent = eventfd(0, Int32(EFD_NONBLOCK) | Int32(EFD_CLOEXEC))
        _ = read()
    }

    deinit { if wakeEvent >= 0 { close(wakeEvent) } }

    var status: BuildStatus { latest.withLock { $0 } }

    /// Watches the file, and calls `report` after each change. Without inotify or a thread, the pages that load later
    /// show the result that was there at the start.
    func watch(_ report: @escaping @Sendable () -> Void) {
        let changes = inotify_init1(Int32(O_NONBLOCK) | Int32(O_CLOEXEC))
        guard changes >= 0, wakeEvent >= 0 else { return }
        // Its folder: the file is replaced by another one.
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        inotify_add_watch(changes, folder.isEmpty ? "/" : folder, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE))
        // From here on, no change is missed.
        _ = read()
        let worker = try? WorkerThread(name: "martlet-build") { [self] in
            defer { close(changes) }
            while wait(for: changes) { if read() { report() } }
        }
        guard let worker else { return _ = close(changes) }
        thread.withLock { $0 = worker }
    }

    func stop() {
        thread.withLock { thread in
            guard let running = thread else { return }
            var one: UInt64 = 1
            _ = write(wakeEvent, &one, MemoryLayout.size(ofValue: one))
            running.join()
            thread = nil
        }
    }

    /// Waits until something in the folder has changed. `false` at the end.
    private func wait(for changes: Int32) -> Bool {
        var descriptors = [
            pollfd(fd: changes, events: Int16(POLLIN), revents: 0),
            pollfd(fd: wakeEvent, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&descriptors, nfds_t(descriptors.count), -1) < 0, errno == EINTR {}
        guard descriptors[1].revents == 0 else { return false }
        // What has changed does not matter: the file is read.
        var events = [UInt8](repeating: 0, count: 4_096)
        while Glibc.read(changes, &events, events.count) > 0 {}
        return true
    }

    /// Reads the file. Returns whether there is another result. A file of another shape, or none, changes nothing.
    private func read() -> Bool {
        guard let status = BuildStatus(content()) else { return false }
        return latest.withLock { latest in
            defer { latest = status }
            return latest != status
        }
    }

    private func content() -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: BuildStatus.sizeLimit + 1)
        var count = 0
        while count < bytes.count {
            let length = bytes.withUnsafeMutableBytes { bytes in
                Glibc.read(descriptor, bytes.baseAddress.map { $0 + count }, bytes.count - count)
            }
            guard length > 0 else { break }
            count += length
        }
        return Array(bytes[..<count])
    }
}
