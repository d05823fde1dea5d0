public import MartletUI

extension Toggle where Label == MartletUI.Label<Text, Image> {
    /// Creates a toggle with a title and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - systemImage: The name of the symbol.
    ///   - isOn: A binding to the value.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { MartletUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle with a string as its title and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - systemImage: The name of the symbol.
    ///   - isOn: A binding to the value.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { MartletUI.Label(title, systemImage: systemImage) }
    }
}
