private struct InspectedPageKey: EnvironmentKey {
    static var defaultValue: AnyObject? { nil }
}

extension EnvironmentValues {
    /// What an inspector's page shows: what is known of another page of the visitor's.
    package var inspectedPage: AnyObject? {
        get { self[InspectedPageKey.self] }
        set { self[InspectedPageKey.self] = newValue }
    }
}
