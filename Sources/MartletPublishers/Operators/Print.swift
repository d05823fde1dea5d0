extension Publishers {
    /// Prints the events of a subscription, and passes everything on.
    public struct Print<Upstream: Publisher>: DerivedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The prefix of each line.
        public let prefix: String
        /// The destination of the lines; `nil` for standard output.
        public let stream: (any TextOutputStream)?

        func attach(_ subscriber: Target) {
            let printer = Printer(prefix, stream)
            upstream.handleEvents(
                receiveSubscription: { printer.print("receive subscription: (\($0))") },
                receiveOutput: { printer.print("receive value: (\($0))") },
                receiveCompletion: { completion in
                    switch completion {
                    case .finished: printer.print("receive finished")
                    case .failure(let error): printer.print("receive error: (\(error))")
                    }
                },
                receiveCancel: { printer.print("receive cancel") },
                receiveRequest: { demand in
                    printer.print("request \(demand.max.map { "max: (\($0))" } ?? "unlimited")")
                }
            )
            .attach(subscriber)
        }
    }
}

private final class Printer {
    private let prefix: String
    private var stream: Stream?

    /// An existential does not itself conform to `TextOutputStream`.
    private struct Stream: TextOutputStream {
        var stream: any TextOutputStream
        mutating func write(_ string: String) { stream.write(string) }
    }

    init(_ prefix: String, _ stream: (any TextOutputStream)?) {
        self.prefix = prefix.isEmpty ? "" : "\(prefix): "
        self.stream = stream.map(Stream.init)
    }

    func print(_ text: String) {
        guard var stream else { return Swift.print(prefix + text) }
        Swift.print(prefix + text, to: &stream)
    }
}

extension Publisher {
    /// Prints the events of a subscription, and passes everything on.
    ///
    /// - Parameters:
    ///   - prefix: The prefix of each line.
    ///   - stream: The destination of the lines; `nil` for standard output.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, stream: stream)
    }
}
