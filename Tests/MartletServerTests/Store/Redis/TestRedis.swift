import Glibc
import MartletRedis
import Synchronization

@testable import MartletServer

/// A `redis-server` on this machine for tests. It ends with this object, and with the process.
final class TestRedis: Sendable {
    /// One for all tests that only need their own prefix.
    static let shared = TestRedis()

    let folder = TestFolder()
    private let options: String
    private let process = Mutex<(shell: pid_t, input: Int32)?>(nil)
    private let prefixes = Atomic<Int>(0)

    /// Starts one, with further options as `--appendfsync always`.
    init(_ options: String = "") {
        self.options = options
        start()
    }

    deinit {
        end()
        system("rm -rf \(folder.path)/*")
    }

    /// A socket of its own: a port could be taken by another test while the server is away.
    var address: String { "unix://\(folder.path)/redis.sock" }

    /// A store whose keys are no other's.
    func store(_ change: (inout RedisStore.Options) -> Void = { _ in }) throws -> RedisStore {
        let number = prefixes.wrappingAdd(1, ordering: .relaxed).newValue
        var options = RedisStore.Options()
        options.patience.answering = 5_000
        change(&options)
        return RedisStore(try RedisAddress(address, program: "test\(number)"), options)
    }

    /// Starts the server, with what an earlier one has left on the disk, and waits until it answers.
    func start() {
        // As every program of Martlet does: a Redis that has gone is an error, and not the end.
        signal(SIGPIPE, SIG_IGN)
        var ends: [Int32] = [0, 0]
        // At once, because other tests start processes meanwhile, which must not keep an end.
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { return }
        // When this process ends, however it does, the shell reads the end of its input. The server ends with the shell.
        let script = """
            setpriv --pdeathsig KILL redis-server --port 0 --unixsocket \(folder.path)/redis.sock --dir \(folder.path) --save '' \(options) >\(folder.path)/log 2>&1 &
            echo $! >\(folder.path)/pid
            read word
            kill -9 $!
            wait
            [ -n "$word" ] || rm -rf \(folder.path)
            """
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        posix_spawn_file_actions_adddup2(&files, ends[0], 0)
        // This thread may block signals, and a process inherits that.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        let command = ["sh", "-c", script]
        var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var shell: pid_t = 0
        posix_spawn(&shell, "/bin/sh", &files, &attributes, &words, environ)
        close(ends[0])
        process.withLock { $0 = (shell, ends[1]) }
        guard let address = try? RedisAddress(address, program: "test") else { return }
        for _ in 0..<500 {
            // A server that asks for a password has answered, too. One that still loads has not.
            switch try? RedisConnection(address, password: nil).ask([.text("PING")]) {
            case .status?: return
            case .error(let text)? where text.hasPrefix("NOAUTH"): return
            default: break
            }
            usleep(20_000)
        }
    }

    /// The number of the server's process.
    var number: pid_t {
        let text = TestFile.bytes(folder.file("pid")).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return text.split(separator: "\n").first.flatMap { pid_t($0) } ?? 0
    }

    /// Stops the server for a while, or lets it go on.
    func pause(_ isPaused: Bool) { kill(number, isPaused ? SIGSTOP : SIGCONT) }

    /// Ends the server at once, and leaves what it has on the disk.
    func end() {
        process.withLock { process in
            guard let (shell, input) = process else { return }
            _ = write(input, "end\n", 4)
            close(input)
            waitpid(shell, nil, 0)
            process = nil
        }
    }

    static func freePort() -> Int {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = bind(descriptor, $0, length)
                _ = getsockname(descriptor, $0, &length)
            }
        }
        return Int(UInt16(bigEndian: address.sin_port))
    }
}
