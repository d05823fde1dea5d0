/// Names in HTTP, which are compared without regard to case.
extension RandomAccessCollection<UInt8> {
    /// Whether the bytes are those of `token`, which is in lowercase.
    func isToken(_ token: StaticString) -> Bool { count == token.utf8CodeUnitCount && beginsWithToken(token) }

    /// Whether the bytes begin with those of `token`.
    func beginsWithToken(_ token: StaticString) -> Bool {
        guard count >= token.utf8CodeUnitCount else { return false }
        return zip(self, 0..<token.utf8CodeUnitCount).allSatisfy { byte, offset in
            ((65...90).contains(byte) ? byte | 0x20 : byte) == token.utf8Start[offset]
        }
    }

    /// Whether these bytes contain those of `token`.
    func containsToken(_ token: StaticString) -> Bool { indices.contains { self[$0...].beginsWithToken(token) } }
}
