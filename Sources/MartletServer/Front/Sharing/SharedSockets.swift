/// The sockets by which several processes share the connections of one port.
package struct SharedSockets: Sendable {
    /// Listens, in all of them.
    package let listening: Int32
    /// From it come the connections that the others hand to this process.
    package let incoming: Int32
    /// To each of the processes, by its slot.
    package let outgoing: [Int32]

    package init(listening: Int32, incoming: Int32, outgoing: [Int32]) {
        (self.listening, self.incoming, self.outgoing) = (listening, incoming, outgoing)
    }
}

/// A port whose connections this process shares with others.
struct SharedConnections: Sendable {
    let sockets: SharedSockets
    /// This process's place among them.
    let slot: Int
    /// Says which process a connection is for that begins with these bytes; `nil` if it does not matter.
    let choose: @Sendable (UnsafeRawBufferPointer) -> Int?
}
