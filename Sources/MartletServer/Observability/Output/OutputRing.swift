import CCrash
import Glibc

/// A ring buffer of bytes for a descriptor. Its memory is never freed if a crash of the process must find it.
///
/// Safety of `@unchecked Sendable`: the owner sees to it that one thread at a time adds; one thread takes. The counts
/// between them are atomic, and the bytes between the counts are not written.
final class OutputRing: @unchecked Sendable {
    private let output: UnsafeMutablePointer<martlet_output>
    private var isKept = false

    init(descriptor: Int32, capacity: Int) {
        output = .allocate(capacity: 1)
        output.initialize(
            to: martlet_output(
                descriptor: descriptor, capacity: UInt64(capacity), bytes: .allocate(capacity: capacity), added: 0,
                written: 0, is_writing: 0))
    }

    deinit {
        guard !isKept else { return }
        output.pointee.bytes.deallocate()
        output.deallocate()
    }

    /// A crash of the process writes what is still here. Called once, before others use the ring.
    func rescueOnCrash() {
        isKept = true
        martlet_rescue_on_crash(output)
    }

    var isEmpty: Bool { martlet_output_added(output) == martlet_output_written(output) }

    /// Adds a line with its end; `false` if there is no room for all of it.
    func add(line: UnsafeBufferPointer<UInt8>) -> Bool {
        let capacity = Int(output.pointee.capacity)
        let added = martlet_output_added(output)
        guard line.count < capacity - Int(added - martlet_output_written(output)) else { return false }
        var position = Int(added % UInt64(capacity))
        let first = line.prefix(capacity - position)
        copy(first, to: position)
        copy(line[first.endIndex...], to: 0)
        position = (position + line.count) % capacity
        output.pointee.bytes[position] = UInt8(ascii: "\n")
        martlet_output_note_added(output, UInt64(line.count + 1))
        return true
    }

    private func copy(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, to position: Int) {
        let bytes = UnsafeBufferPointer(rebasing: bytes)
        guard let start = bytes.baseAddress else { return }
        output.pointee.bytes.advanced(by: position).update(from: start, count: bytes.count)
    }

    /// Copies the oldest bytes, and returns their number. They stay until ``remove(_:)``.
    func copyOldest(to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        let capacity = Int(output.pointee.capacity)
        let written = martlet_output_written(output)
        let count = min(buffer.count, Int(martlet_output_added(output) - written))
        let position = Int(written % UInt64(capacity))
        for index in 0..<count {
            let place = position + index
            buffer[index] = output.pointee.bytes[place < capacity ? place : place - capacity]
        }
        return count
    }

    /// Calls `write`, unless the process has crashed: then the handler of the crash writes what is here, and this
    /// thread pauses.
    func whileAlive<Result>(_ write: () -> Result) -> Result {
        while martlet_output_may_write(output) == 0 { pause() }
        defer { martlet_output_has_written(output) }
        return write()
    }

    /// Removes the oldest bytes, which have been written.
    func remove(_ count: Int) { martlet_output_note_written(output, UInt64(count)) }
}
