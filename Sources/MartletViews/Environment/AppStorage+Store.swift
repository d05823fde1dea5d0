#if Foundation || !canImport(FoundationEssentials)
public import Foundation
public import MartletUI

extension AppStorage {
    /// Creates a property with the value under `key`; `wrappedValue` is the value until the program sets one.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value at the start.
    ///   - key: The key.
    ///   - store: Has no effect: every visitor has one store, which no other visitor reads.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?) where Value: Codable {
        self.init(wrappedValue: wrappedValue, key)
    }

    /// Creates a property with the value under `key`; `wrappedValue` is the value until the program sets one.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value at the start.
    ///   - key: The key.
    ///   - store: Has no effect: every visitor has one store, which no other visitor reads.
    @_disfavoredOverload
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?)
    where Value: RawRepresentable, Value.RawValue: Codable {
        self.init(wrappedValue: wrappedValue, key)
    }

    /// Creates a property with the value under `key`, which is `nil` until the program sets one.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - store: Has no effect: every visitor has one store, which no other visitor reads.
    public init<Wrapped: Codable>(_ key: String, store: UserDefaults?) where Value == Wrapped? { self.init(key) }
}

extension View {
    /// Has no effect: every visitor has one store, which no other visitor reads.
    ///
    /// - Parameter store: Has no effect.
    public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}
#endif
