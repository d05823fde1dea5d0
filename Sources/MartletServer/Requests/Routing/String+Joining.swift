import MartletUI

extension String {
    /// The parts one after another, in memory that is taken once.
    init<let count: Int>(joining parts: InlineArray<count, String>) {
        var length = 0
        for index in parts.indices { length += parts[index].utf8.count }
        self.init(unsafeUninitializedCapacity: length) { memory in
            var end = 0
            for index in parts.indices {
                parts[index].withBytes { text in
                    _ = memory[end...].update(fromContentsOf: text)
                    end += text.count
                }
            }
            return end
        }
    }
}
