import Glibc
import MartletServer

/// Changes a store for as long as it lives, and writes the number of each batch to standard output when it is durable.
/// Process tests end it at any moment, and copy its files.
///
/// Each batch moves an amount from one owner to another, so that the sum of all is always the same, and writes its
/// number to two other owners.
@main struct StoreProgram {
    static let owners = 50
    static let start = 1_000

    static func main() throws {
        let arguments = CommandLine.arguments
        var random = Generator(state: UInt64(arguments[2]) ?? 0)
        var options = SQLiteStore.Options()
        // Everything happens often.
        options.log.moveBytes = 128 << 10
        options.log.beginBytes = 512 << 10
        options.log.longestPause = 60
        options.log.interval = 3
        let lock = try StoreLock(arguments[1])
        let store = try SQLiteStore(arguments[1], options)
        var accounts = try (0..<UInt64(owners)).map { number in
            let text = try store.records(of: StoreKey(high: 1, low: number)).first { $0.name == "amount" }?.value
            return text.flatMap { Int(String(decoding: $0.prefix { $0 != 32 }, as: UTF8.self)) } ?? start
        }
        let last = try store.records(of: .process).first { $0.name == "number" }?.version ?? 0
        for number in (last + 1)... {
            var batch = StoreBatch()
            let (from, to) = (Int(random.next() % UInt64(owners)), Int(random.next() % UInt64(owners)))
            let amount = Int(random.next() % 100)
            accounts[from] -= amount
            accounts[to] += amount
            let changed = number == 1 ? Array(0..<owners) : Array(Set([from, to]))
            for account in changed {
                let text = "\(accounts[account]) " + String(repeating: "x", count: Int(random.next() % 3_000))
                batch.change(
                    StoreKey(high: 1, low: UInt64(account)), expires: number * 7,
                    [.put(name: "amount", version: number, value: Array(text.utf8))])
            }
            let text = Array("\(number)".utf8)
            batch.change(.process, expires: 0, [.put(name: "number", version: number, value: text)])
            // Another owner comes and goes, or gets another name.
            let guest = StoreKey(high: 2, low: random.next() % 8)
            switch random.next() % 3 {
            case 0: batch.delete(guest)
            case 1: batch.move(guest, to: StoreKey(high: 2, low: random.next() % 8))
            default: batch.change(guest, expires: number, [.put(name: "number", version: number, value: text)])
            }
            batch.change(StoreKey(high: 3, low: 0), expires: 0, [.put(name: "number", version: number, value: text)])
            try store.apply(batch)
            let line = "\(number)\n"
            _ = write(1, line, line.utf8.count)
            // The log grows more slowly than somebody copies it.
            usleep(2_000)
        }
        withExtendedLifetime(lock) {}
    }
}

/// Numbers that a seed determines (SplitMix64).
private struct Generator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
