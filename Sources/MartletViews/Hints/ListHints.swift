public import MartletUI

extension View {
    /// Has no effect: a dialog has no symbol.
    ///
    /// - Parameter icon: What it would show.
    public func dialogIcon(_ icon: Image?) -> some View { IgnoredHint.dialogIcon.passing(self) }

    /// Has no effect: the browser or its keyboard listens.
    ///
    /// - Parameter behavior: How the field would.
    public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View {
        IgnoredHint.searchDictationBehavior.passing(self)
    }

    /// Has no effect: a bar has the colors of its items.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - bars: The bars.
    public func toolbarForegroundStyle(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View {
        IgnoredHint.toolbarForegroundStyle.passing(self)
    }
}

/// How a field would listen to its visitor.
public struct TextInputDictationBehavior: Equatable, Sendable {
    /// As it does by itself.
    public static let automatic = Self()

    /// With a button in the field.
    ///
    /// - Parameter activation: When it would begin.
    public static func inline(activation: TextInputDictationActivation) -> Self { automatic }
}

/// When a field would begin to listen.
public struct TextInputDictationActivation: Equatable, Sendable {
    /// When it is seen, or when it is selected.
    public static let onLook = Self(), onSelect = Self()
}
