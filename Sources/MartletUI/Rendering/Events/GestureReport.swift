/// What the pointers do to an element, in the gestures that have begun there.
///
/// On the wire it is an array of numbers, eleven for each gesture: its index among those of the element, its phase, the
/// place where it began and the one where it is, the velocity, what two fingers have changed and how fast, and the time
/// since it began. The first is the one that has changed; the others have begun in the same touch.
package struct GestureReport: Equatable {
    package enum Phase: UInt8 {
        case changed = 1
        case ended
        /// It has not become what it began as, or something else has taken the pointer.
        case cancelled
    }

    /// One gesture of an element.
    package struct Entry: Equatable {
        package let index: Int
        package let phase: Phase
        package let start, location: CGPoint
        /// CSS pixels a second.
        package let velocity: CGSize
        /// Of two fingers, what they have changed and how fast: a factor, or an angle in degrees.
        package let amount, amountVelocity: Double
        /// Seconds since the gesture began.
        package let duration: Double
    }

    /// The gesture that has changed.
    package let changed: Entry
    /// All, ``changed`` among them.
    package let entries: [Entry]

    package static let numbersEach = 11
    /// As many gestures as one element may have.
    package static let gestureLimit = 8
    /// A greater number is not measured anywhere.
    package static let greatestNumber = 1e8

    /// Reads the numbers of a report; `nil` if a browser cannot have measured them.
    package init?(_ numbers: [Double]) {
        guard numbers.count % Self.numbersEach == 0, numbers.count <= Self.gestureLimit * Self.numbersEach,
            numbers.allSatisfy({ $0.magnitude <= Self.greatestNumber })
        else { return nil }
        var entries: [Entry] = []
        for start in stride(from: 0, to: numbers.count, by: Self.numbersEach) {
            guard let entry = Entry(numbers[start..<start + Self.numbersEach]),
                !entries.contains(where: { $0.index == entry.index })
            else { return nil }
            entries.append(entry)
        }
        guard let changed = entries.first else { return nil }
        self.changed = changed
        self.entries = entries
    }
}

extension GestureReport.Entry {
    /// Reads eleven numbers.
    fileprivate init?(_ numbers: ArraySlice<Double>) {
        let numbers = Array(numbers)
        guard let index = Int(exactly: numbers[0]), (0..<GestureReport.gestureLimit).contains(index),
            let phase = UInt8(exactly: numbers[1]).flatMap(GestureReport.Phase.init)
        else { return nil }
        self.index = index
        self.phase = phase
        start = CGPoint(x: numbers[2], y: numbers[3])
        location = CGPoint(x: numbers[4], y: numbers[5])
        velocity = CGSize(width: numbers[6], height: numbers[7])
        (amount, amountVelocity) = (numbers[8], numbers[9])
        duration = max(0, numbers[10])
    }
}
