/// Buttons with a title and a symbol before it, see ``Image/init(systemName:)``.
extension Button where Label == MartletUI.Label<Text, Image> {
    public init(_ title: LocalizedStringKey, systemImage name: String, action: @escaping () throws -> Void) {
        self.init(action: action) { MartletUI.Label(title, systemImage: name) }
    }

    public init(_ title: LocalizedStringKey, systemImage name: String, action: @escaping AsyncAction) {
        self.init(action: action) { MartletUI.Label(title, systemImage: name) }
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String, action: @escaping () throws -> Void) {
        self.init(action: action) { MartletUI.Label(title, systemImage: name) }
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String, action: @escaping AsyncAction) {
        self.init(action: action) { MartletUI.Label(title, systemImage: name) }
    }

    public init(
        _ title: LocalizedStringKey, systemImage name: String, role: ButtonRole?, action: @escaping () throws -> Void
    ) {
        self.init(role: role, action: action) { MartletUI.Label(title, systemImage: name) }
    }

    public init(
        _ title: LocalizedStringKey, systemImage name: String, role: ButtonRole?, action: @escaping AsyncAction
    ) {
        self.init(role: role, action: action) { MartletUI.Label(title, systemImage: name) }
    }

    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage name: String, role: ButtonRole?, action: @escaping () throws -> Void
    ) {
        self.init(role: role, action: action) { MartletUI.Label(title, systemImage: name) }
    }

    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage name: String, role: ButtonRole?, action: @escaping AsyncAction
    ) {
        self.init(role: role, action: action) { MartletUI.Label(title, systemImage: name) }
    }
}
