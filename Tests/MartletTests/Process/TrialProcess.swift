import FoundationEssentials
import Glibc
import MartletTesting
import Synchronization

/// A program that runs as a process, on a free port of this machine, and ends with this object. Its standard error is a
/// pipe that is read only when a test asks.
final class TrialProcess {
    let port: Int
    let process: pid_t
    private let output: Int32
    private let errors: Int32
    private var isOver = false

    /// `pipe` is the capacity of standard error's pipe in bytes. With `namesFunctions`, the backtrace of a crash has the
    /// functions' names.
    convenience init(
        _ arguments: [String] = [], program: String = "TrialProgram", pipe: Int32 = 65_536, namesFunctions: Bool = false
    ) throws {
        try self.init(arguments, path: Self.path(of: program), pipe: pipe, namesFunctions: namesFunctions)
    }

    /// Starts the program at `path`.
    init(_ arguments: [String] = [], path: String, pipe: Int32 = 65_536, namesFunctions: Bool = false) throws {
        // Another process that starts in the meantime would inherit the pipe and keep it open.
        let (process, output, errors) = try Self.starting.withLock { _ in
            try Self.start([path, "--port", "0"] + arguments, namesFunctions: namesFunctions)
        }
        (self.process, self.output, self.errors) = (process, output, errors)
        let setPipeSize: Int32 = 1_031
        guard fcntl(errors, setPipeSize, pipe) >= 0 else { throw Failure("no pipe of \(pipe) bytes") }
        guard let line = Self.read(output, until: { $0.contains("Serving on") && $0.hasSuffix("\n") }),
            let port = Int(line.split(separator: ":").last?.prefix { $0.isNumber } ?? "")
        else { throw Failure("\(path) does not say where it listens") }
        self.port = port
    }

    private static let starting = Mutex(())

    /// Runs the program, which is to end by itself, and returns its exit status and what it wrote to standard error.
    static func run(_ arguments: [String], environment: [String: String] = [:]) throws -> (
        status: Int32, errors: String
    ) {
        let path = try path(of: "TrialProgram")
        let (process, output, errors) = try starting.withLock { _ in
            for (name, value) in environment { setenv(name, value, 1) }
            defer { for name in environment.keys { unsetenv(name) } }
            return try start([path] + arguments, namesFunctions: false)
        }
        defer {
            close(output)
            close(errors)
        }
        let text = read(errors, until: { _ in false })
        var status: Int32 = 0
        guard let text, waitpid(process, &status, 0) == process else {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
            throw Failure("\(path) does not end")
        }
        return (status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F), text)
    }

    private static func start(_ command: [String], namesFunctions: Bool) throws -> (
        process: pid_t, output: Int32, errors: Int32
    ) {
        var (output, errors): ([Int32], [Int32]) = ([0, 0], [0, 0])
        guard pipe(&output) == 0, pipe(&errors) == 0 else { throw Failure("no pipe") }
        // Tests run beside one another; those of the store name one.
        setenv("MARTLET_STORE", "none", 0)
        // Reading a debug program's names takes more than a second of processor time for each crash.
        if !namesFunctions { setenv("SWIFT_BACKTRACE", "symbolicate=off", 1) }
        defer { if !namesFunctions { unsetenv("SWIFT_BACKTRACE") } }
        for end in output + errors { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&files, output[1], 1)
        posix_spawn_file_actions_adddup2(&files, errors[1], 2)
        var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        let status = posix_spawn(&process, command[0], &files, nil, &words, environ)
        close(output[1])
        close(errors[1])
        guard status == 0 else { throw Failure("\(command[0]) does not start: \(String(cString: strerror(status)))") }
        return (process, output[0], errors[0])
    }

    deinit {
        if !isOver {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
        close(output)
        close(errors)
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }

    /// The program is in the same folder as the tests.
    static func path(of program: String) throws -> String {
        var path = [CChar](repeating: 0, count: 4_096)
        let count = readlink("/proc/self/exe", &path, path.count)
        let own = String(decoding: path.prefix(max(count, 0)).map(UInt8.init(bitPattern:)), as: UTF8.self)
        let program = own.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/\(program)"
        guard access(program, X_OK) == 0 else { throw Failure("there is no \(program): build everything") }
        return program
    }

    func send(_ signal: Int32) { kill(process, signal) }

    /// Waits for the process to end. Returns the signal that ended it, or 0 if it ended by itself.
    func signalOfEnd() throws -> Int32 { try statusOfEnd() & 0x7F }

    /// Waits for the process to end. Returns its status, as `waitpid` does.
    func statusOfEnd() throws -> Int32 {
        var status: Int32 = 0
        guard waitpid(process, &status, 0) == process else { throw Failure("there is no process") }
        isOver = true
        return status
    }

    /// Reads standard output until it contains `text`.
    func readOutput(until text: String) throws {
        guard Self.read(output, until: { $0.contains(text) })?.contains(text) == true else {
            throw Failure("standard output never said \(text)")
        }
    }

    /// Reads standard error until `isEnough`, or to the end.
    func readErrors(until isEnough: (String) -> Bool = { _ in false }) throws -> String {
        guard let text = Self.read(errors, until: isEnough) else {
            throw Failure("standard error said nothing in time")
        }
        return text
    }

    /// Reads until `isEnough`, or to the end. Returns `nil` if nothing arrives for a minute.
    private static func read(_ descriptor: Int32, until isEnough: (String) -> Bool) -> String? {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            var file = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&file, 1, 60_000) > 0 else { return nil }
            let count = Glibc.read(descriptor, &piece, piece.count)
            if count > 0 { bytes += piece[..<count] }
            let text = String(decoding: bytes, as: UTF8.self)
            if count <= 0 || isEnough(text) { return text }
        }
    }

    // MARK: Visitors

    /// A visitor who has loaded the page, on a persistent connection.
    struct Visitor {
        let socket: RawSocket
        private let cookie: String
        private let page: String

        init(_ process: TrialProcess, path: String = "/") throws {
            socket = try RawSocket(port: process.port, timeout: 60)
            try socket.request("GET", path)
            let loaded = try socket.response()
            guard let cookie = loaded["set-cookie"]?.prefix(while: { $0 != ";" }),
                let start = loaded.text.firstRange(of: "<meta name=\"martlet-page\" content=\"")?.upperBound
            else { throw Failure("the page is \(loaded.status)") }
            self.cookie = String(cookie)
            page = String(loaded.text[start...].prefix { $0 != "\"" })
        }

        /// Presses a button. With `wantsPatches`, what it changes is evaluated at once. The response remains to be read.
        func press(_ button: String, wantsPatches: Bool = false) throws {
            try socket.request(
                "POST", "/_martlet/pages/\(page)/events",
                headers: [
                    "Content-Type: application/json", "Cookie: \(cookie)",
                ] + (wantsPatches ? ["Prefer: return=representation"] : []),
                body: #"{"events":[{"target":"\#(button)","type":"click"}]}"#)
        }

        /// Loads a page on a new connection, and returns the answer.
        func load(_ path: String, on process: TrialProcess) throws -> RawResponse {
            let socket = try RawSocket(port: process.port, timeout: 60)
            try socket.request("GET", path, headers: ["Cookie: \(cookie)"])
            return try socket.response()
        }

        /// Presses a button on a new connection, and returns the answer.
        func pressAgain(_ button: String, on process: TrialProcess) throws -> RawResponse {
            let socket = try RawSocket(port: process.port, timeout: 60)
            try socket.request(
                "POST", "/_martlet/pages/\(page)/events",
                headers: ["Content-Type: application/json", "Cookie: \(cookie)"],
                body: #"{"events":[{"target":"\#(button)","type":"click"}]}"#)
            return try socket.response()
        }

        /// Reads what the page has sent since it was created, until it contains `text`.
        func waitForStream(of process: TrialProcess, toSay text: String) throws {
            let socket = try RawSocket(port: process.port, timeout: 60)
            try socket.request("GET", "/_martlet/pages/\(page)/stream?after=0", headers: ["Cookie: \(cookie)"])
            _ = try RawStream(socket).read(until: text)
        }
    }
}
