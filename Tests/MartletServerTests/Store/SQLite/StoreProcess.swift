import Glibc

@testable import MartletServer

/// `StoreProgram` as a process that changes a store. It ends with this object.
final class StoreProcess {
    private let process: pid_t
    private let output: Int32
    private var isOver = false
    private var text: [UInt8] = []
    /// The last batch of which the process has reported that it is durable.
    private(set) var durable: Int64 = 0

    init(_ store: String, seed: Int) throws {
        var path = [CChar](repeating: 0, count: 4_096)
        let count = readlink("/proc/self/exe", &path, path.count)
        let own = String(decoding: path.prefix(max(count, 0)).map(UInt8.init(bitPattern:)), as: UTF8.self)
        let program = own.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/StoreProgram"
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw Failure("no pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        posix_spawn_file_actions_adddup2(&files, ends[1], 1)
        let command = [program, store, String(seed)]
        var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        let status = posix_spawn(&process, program, &files, nil, &words, environ)
        close(ends[1])
        self.process = process
        output = ends[0]
        guard status == 0 else { throw Failure("\(program) does not start: build everything") }
        _ = fcntl(output, F_SETFL, O_NONBLOCK)
    }

    deinit {
        end()
        close(output)
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }

    /// Ends the process at once.
    func end() {
        guard !isOver else { return }
        isOver = true
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
    }

    /// Reads what the process has reported so far.
    func read() {
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(output, &piece, piece.count)
            guard count > 0 else { break }
            text += piece[..<count]
        }
        let lines = text.split(separator: 10, omittingEmptySubsequences: false)
        if lines.count > 1, let number = Int64(String(decoding: lines[lines.count - 2], as: UTF8.self)) {
            durable = number
        }
        text = lines.last.map(Array.init) ?? []
    }

    /// Waits until the process has reported a batch; throws if it ends first.
    func wait(for number: Int64) throws {
        while true {
            read()
            if durable >= number { return }
            guard waitpid(process, nil, WNOHANG) == 0 else {
                isOver = true
                throw Failure("StoreProgram has ended by itself")
            }
            usleep(500)
        }
    }

    /// What is wrong with a store that the program has written; `nil` if it is consistent and not older than a batch.
    static func problem(_ path: String, durable: Int64) throws -> String? {
        var options = SQLiteStore.Options()
        options.log.hasThread = false
        let store = try SQLiteStore(path, options)
        defer { store.close() }
        let check = try store.check()
        guard check == "ok" else { return check }
        let numbers = try [StoreKey.process, StoreKey(high: 3, low: 0)].map { owner in
            try store.records(of: owner).first { $0.name == "number" }?.version ?? 0
        }
        guard numbers[0] == numbers[1] else { return "the numbers \(numbers) differ" }
        guard numbers[0] >= durable else { return "batch \(durable) is missing, the last is \(numbers[0])" }
        guard numbers[0] > 0 else { return nil }
        let amounts = try (0..<UInt64(50)).map { number in
            let value = try store.records(of: StoreKey(high: 1, low: number)).first?.value ?? []
            return Int(String(decoding: value.prefix { $0 != 32 }, as: UTF8.self)) ?? 0
        }
        let sum = amounts.reduce(0, +)
        guard sum == 50_000 else { return "the sum is \(sum)" }
        let bytes = try store.owners().filter { $0.key != .process }.reduce(0) { $0 + $1.bytes }
        return try store.size().bytes == bytes ? nil : "the sizes differ"
    }
}
