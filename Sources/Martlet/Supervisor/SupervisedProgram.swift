import CCrash
import Glibc

/// The executable of this program, as it runs and as it is on disk.
struct SupervisedProgram {
    /// The path on disk: the one that it was started by, because a link may lead to another release by now.
    let path: String
    /// Opened for execution only; it stays usable when the file is replaced.
    private(set) var current: Int32

    /// `nil` if there is no file system for processes.
    init?() {
        current = martlet_open_program("/proc/self/exe")
        guard current >= 0 else { return nil }
        path = Self.path(of: current)
    }

    /// Opens the program on disk; a negative number if there is none.
    func openFromDisk() -> Int32 { martlet_open_program(path) }

    /// Starts this one from here on.
    mutating func adopt(_ descriptor: Int32) {
        close(current)
        current = descriptor
    }

    private static func path(of running: Int32) -> String {
        let name = CommandLine.arguments.first ?? ""
        if name.contains("/"), let path = absolute(name), isSame(path, running) { return path }
        for folder in getenv("PATH").map({ String(cString: $0) })?.split(separator: ":") ?? [] where !name.contains("/")
        {
            if let path = absolute("\(folder)/\(name)"), isSame(path, running) { return path }
        }
        var bytes = [CChar](repeating: 0, count: 4_096)
        let count = readlink("/proc/self/exe", &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(count, 0)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    private static func absolute(_ path: String) -> String? {
        if path.hasPrefix("/") { return path }
        guard let folder = getcwd(nil, 0) else { return nil }
        defer { free(folder) }
        return String(cString: folder) + "/" + path
    }

    private static func isSame(_ path: String, _ descriptor: Int32) -> Bool {
        var (one, other) = (stat(), stat())
        guard stat(path, &one) == 0, fstat(descriptor, &other) == 0 else { return false }
        return one.st_dev == other.st_dev && one.st_ino == other.st_ino
    }
}
