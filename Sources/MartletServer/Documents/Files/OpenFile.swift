import Glibc

/// A file on the server, open for reading. Its descriptor is closed with the object.
package final class OpenFile: Sendable {
    let descriptor: Int32
    /// In bytes, when it was opened.
    let size: Int

    /// Why a file cannot be sent.
    package enum Failure: Error, Equatable {
        case absent
        /// The process may not read it, or it is a folder or a device.
        case unreadable(String)
    }

    /// Opens a file.
    package init(path: String) throws(Failure) {
        guard !path.utf8.contains(0) else { throw .absent }
        // Without O_NONBLOCK, opening a pipe would wait for somebody to write.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            let code = errno
            throw code == ENOENT || code == ENOTDIR ? .absent : .unreadable(String(cString: strerror(code)))
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw .unreadable("It is no ordinary file.")
        }
        self.descriptor = descriptor
        size = Int(status.st_size)
    }

    deinit { close(descriptor) }
}
