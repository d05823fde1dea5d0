/// Where the pointer is over an element: on the wire `[phase, x, y]`.
package struct PointerReport: Equatable {
    package enum Phase: UInt8 {
        /// The pointer has left the element.
        case outside
        /// The pointer is over the element.
        case inside
        /// What was dragged has been let go.
        case dropped
    }

    package let phase: Phase
    package let location: CGPoint

    /// Reads the numbers of a report; `nil` if a browser cannot have measured them.
    package init?(_ numbers: [Double]) {
        guard numbers.count == 3, let number = UInt8(exactly: numbers[0]), let phase = Phase(rawValue: number),
            numbers.allSatisfy({ $0.magnitude <= GestureReport.greatestNumber })
        else { return nil }
        self.phase = phase
        location = CGPoint(x: numbers[1], y: numbers[2])
    }
}
