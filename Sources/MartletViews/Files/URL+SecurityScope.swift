public import MartletUI

extension URL {
    /// Says that the file may be used: what a visitor has sent always may.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Has no effect: a visitor's file may be used as long as the session lasts.
    public func stopAccessingSecurityScopedResource() {}
}
