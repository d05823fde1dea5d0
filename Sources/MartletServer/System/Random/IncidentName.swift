/// Names something that went wrong, to the visitor and in the log: eight letters and digits that are not mistaken for one
/// another.
enum IncidentName {
    static func make() -> String {
        var bits = SecureRandom.next()
        return String(
            (0..<8).map { _ in
                defer { bits /= UInt64(alphabet.count) }
                return alphabet[Int(bits % UInt64(alphabet.count))]
            })
    }

    private static let alphabet = Array("abcdefghjkmnpqrstuvwxyz23456789")
}
