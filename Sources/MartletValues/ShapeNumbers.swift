/// The shapes of structs, classes and enums in one record by number: their names are written once.
struct ShapeNumbers {
    struct Checkpoint {
        let count: Int
        let bytes: Int
    }

    private var plans: [ObjectIdentifier] = []
    private var numbers: [ObjectIdentifier: Int] = [:]
    private(set) var bytes: [UInt8] = []
    /// The number of uses so far: a value that uses none can be moved out of its record.
    private(set) var uses = 0

    mutating func number(of plan: AnyObject, _ shape: [UInt8]) -> Int {
        uses += 1
        let identifier = ObjectIdentifier(plan)
        if plans.count <= 8 {
            if let index = plans.firstIndex(of: identifier) { return index }
        } else if let number = numbers[identifier] {
            return number
        }
        numbers[identifier] = plans.count
        plans.append(identifier)
        bytes.append(contentsOf: shape)
        return plans.count - 1
    }

    var checkpoint: Checkpoint { Checkpoint(count: plans.count, bytes: bytes.count) }

    mutating func rollBack(to checkpoint: Checkpoint) {
        while plans.count > checkpoint.count, let last = plans.popLast() { numbers[last] = nil }
        bytes.removeLast(bytes.count - checkpoint.bytes)
    }
}
