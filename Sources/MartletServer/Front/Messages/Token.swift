/// Names in HTTP, which are the same in capitals or not.
extension RandomAccessCollection<UInt8> {
    /// Whether the bytes are those of `token`, which has no capitals.
    func isToken(_ token: StaticString) -> Bool { count == token.utf8CodeUnitCount && beginsWithToken(token) }

    /// Whether the bytes begin with those of `token`.
    func beginsWithToken(_ token: StaticString) -> Bool {
        guard count >= token.utf8CodeUnitCount else { return false }
        return zip(self, 0..<token.utf8CodeUnitCount).allSatisfy { byte, offset in
            ((65...90).contains(byte) ? byte | 0x20 : byte) == token.utf8Start[offset]
        }
    }

    /// Whether the bytes of `token` stand somewhere in these.
    func containsToken(_ token: StaticString) -> Bool { indices.contains { self[$0...].beginsWithToken(token) } }
}
