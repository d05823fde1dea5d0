extension Publishers {
    /// Sends values in arrays of equal size, the last of which may be smaller.
    public struct CollectByCount<Upstream: Publisher>: Operator {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The number of values in an array.
        public let count: Int

        func makeStage() -> Work {
            var group: Output = []
            return Work { [count] input, stage in
                group.append(input)
                guard group.count >= count else { return }
                let full = group
                group = []
                stage.send(full)
            } atEnd: {
                if !group.isEmpty { $0.send(group) }
            }
        }
    }

    /// Sends all values in one array when the publisher finishes. Until then it keeps all of them, without a limit.
    public struct Collect<Upstream: Publisher>: Operator {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream

        func makeStage() -> Work {
            var all: Output = []
            return Work { input, _ in
                all.append(input)
            } atEnd: {
                $0.send(all)
            }
        }
    }
}

extension Publisher {
    /// Sends values in arrays of `count`, the last of which may be smaller.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }

    /// Sends all values in one array when the publisher finishes.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
}
