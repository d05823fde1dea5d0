/// A number with the word for what it counts: “1 card”, “2 cards”.
///
/// - Parameters:
///   - count: The number.
///   - one: The word for one.
///   - many: The word for any other number, or `nil` if it is the first with an “s”.
func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
}
