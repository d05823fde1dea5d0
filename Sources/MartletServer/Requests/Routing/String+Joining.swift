import MartletUI

extension String {
    /// The parts one after another, in memory that is taken once.
    init(joining parts: String...) {
        var count = 0
        for part in parts { count += part.utf8.count }
        self.init(unsafeUninitializedCapacity: count) { memory in
            var end = 0
            // In the buffer, because reading the array's copies them.
            parts.withUnsafeBufferPointer { parts in
                for index in parts.indices {
                    parts[index].withBytes { text in
                        _ = memory[end...].update(fromContentsOf: text)
                        end += text.count
                    }
                }
            }
            return end
        }
    }
}
