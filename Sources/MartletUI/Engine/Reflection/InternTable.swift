import MartletValues
import Synchronization

/// Assigns numbers to the names in a program's literals, so that a view holds two bytes and not a string. The table
/// only grows, and reading takes no lock.
///
/// Safety of `@unchecked Sendable`: an entry is written under the lock before its number leaves the table, and never
/// changes.
final class InternTable<Entry: AnyObject & Sendable>: @unchecked Sendable {
    private final class Number: Sendable {
        let value: UInt16
        init(_ value: UInt16) { self.value = value }
    }

    private let capacity: Int
    private let entries: UnsafeMutablePointer<Unmanaged<Entry>?>
    private let fallback: Unmanaged<Entry>
    private let numbers = Mutex<[String: UInt16]>([:])
    private let literals = PointerTable<Number>()

    /// Number 0 is `fallback`: it stands for invalid names, and for names beyond a count that no program reaches.
    init(capacity: Int = 4096, fallback: Entry) {
        self.capacity = capacity
        self.fallback = .passRetained(fallback)
        entries = .allocate(capacity: capacity)
        entries.initialize(repeating: nil, count: capacity)
    }

    subscript(number: UInt16) -> Entry { entry(number).takeUnretainedValue() }

    /// Asks an entry without counting a reference to it: entries live as long as the process.
    @inline(__always)
    func ask<Answer>(_ number: UInt16, _ body: (Entry) -> Answer) -> Answer {
        entry(number)._withUnsafeGuaranteedRef(body)
    }

    private func entry(_ number: UInt16) -> Unmanaged<Entry> { entries[Int(number)] ?? fallback }

    /// The number of a literal; `make` returns its entry the first time, `nil` if it is not a valid name.
    @inline(__always)
    func number(of name: StaticString, make: (String) -> Entry?) -> UInt16 {
        guard name.hasPointerRepresentation else { return number(of: name.description, make) }
        return literals.value(for: name) { Number(number(of: name.description, make)) }.value
    }

    private func number(of name: String, _ make: (String) -> Entry?) -> UInt16 {
        numbers.withLock { numbers in
            if let known = numbers[name] { return known }
            guard numbers.count + 1 < capacity, let entry = make(name) else { return 0 }
            let number = UInt16(numbers.count + 1)
            entries[Int(number)] = .passRetained(entry)
            numbers[name] = number
            return number
        }
    }
}
