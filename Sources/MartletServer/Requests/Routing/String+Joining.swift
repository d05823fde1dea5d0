extension String {
    /// The parts one after another, in memory that is taken once.
    init(joining parts: String...) {
        var count = 0
        for part in parts { count += part.utf8.count }
        self.init(unsafeUninitializedCapacity: count) { memory in
            var end = 0
            for var part in parts {
                part.withUTF8 { text in
                    _ = memory[end...].update(fromContentsOf: text)
                    end += text.count
                }
            }
            return end
        }
    }
}
