public import MartletUI

/// How a pointer over a view would look.
public struct PointerStyle: Hashable, Sendable {
    /// As the browser shows it.
    public static let `default` = Self(), link = Self(), horizontalText = Self(), verticalText = Self()
    /// As the browser shows it.
    public static let rectSelection = Self(), grabIdle = Self(), grabActive = Self(), zoomIn = Self(), zoomOut = Self()
    /// As the browser shows it.
    public static let columnResize = Self(), rowResize = Self()
}

/// How serious a dialog would look.
public enum DialogSeverity: Hashable, Sendable {
    /// As any other.
    case automatic, standard, critical
}

/// How the edge of a scroll view would look where its content goes on.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    /// It ends there.
    public static let automatic = Self(), hard = Self(), soft = Self()
}

/// How a search field in a bar would take its space.
public struct SearchToolbarBehavior: Hashable, Sendable {
    /// It is shown as a whole.
    public static let automatic = Self(), minimize = Self()
}

/// What bars would do while the visitor searches.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    /// They stay.
    public static let automatic = Self(), avoidHidingContent = Self()
}

/// How wide a button would be.
public struct ButtonSizing: Hashable, Sendable {
    /// As wide as its label.
    public static let automatic = Self(), fitted = Self(), flexible = Self()
}

extension View {
    /// Has no effect: the browser shows the pointer that the element has by itself.
    ///
    /// - Parameter style: How it would look.
    public func pointerStyle(_ style: PointerStyle?) -> some View { IgnoredHint.pointerStyle.passing(self) }

    /// Has no effect: a dialog looks alike whatever it says.
    ///
    /// - Parameter severity: How serious it would look.
    public func dialogSeverity(_ severity: DialogSeverity) -> some View { IgnoredHint.dialogSeverity.passing(self) }

    /// Has no effect: what scrolls ends at its edge.
    ///
    /// - Parameters:
    ///   - style: How the edge would look.
    ///   - edges: Which edges.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        IgnoredHint.scrollEdgeEffectStyle.passing(self)
    }

    /// Has no effect: what scrolls ends at its edge anyway.
    ///
    /// - Parameters:
    ///   - hidden: Whether it would.
    ///   - edges: At which edges.
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        IgnoredHint.scrollEdgeEffectHidden.passing(self)
    }

    /// Has no effect: a view ends at its edges; a bar beside it has a color of its own.
    ///
    /// - Parameter isEnabled: Whether it would go on below the bars.
    public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View {
        IgnoredHint.backgroundExtensionEffect.passing(self)
    }

    /// Has no effect: a search field is shown as a whole.
    ///
    /// - Parameter behavior: How it would take its space.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        IgnoredHint.searchToolbarBehavior.passing(self)
    }

    /// Has no effect: the bars stay where they are while the visitor searches.
    ///
    /// - Parameter behavior: What they would do.
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
        IgnoredHint.searchPresentationToolbarBehavior.passing(self)
    }

    /// Has no effect: a button is as wide as its label.
    ///
    /// - Parameter sizing: How wide it would be.
    public func buttonSizing(_ sizing: ButtonSizing) -> some View { IgnoredHint.buttonSizing.passing(self) }
}

extension View {
    /// Has no effect: the browser shows pictures as its screen can.
    ///
    /// - Parameter range: How bright they would be.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        IgnoredHint.allowedDynamicRange.passing(self)
    }

    /// Has no effect: a dialog asks each time. Its program can put a toggle beside what asks.
    ///
    /// - Parameter isSuppressed: Whether it would not ask again.
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        IgnoredHint.dialogSuppressionToggle.passing(self)
    }

    /// Has no effect: a dialog asks each time. Its program can put a toggle beside what asks.
    ///
    /// - Parameters:
    ///   - titleKey: What the toggle would say.
    ///   - isSuppressed: Whether it would not ask again.
    public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
        IgnoredHint.dialogSuppressionToggle.passing(self)
    }
}

/// How a symbol would show a value.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let isDrawn: Bool?

    /// By parts that have a color or have none.
    public static let color = Self(isDrawn: false)
    /// By a part of a line.
    public static let draw = Self(isDrawn: true)
}

/// How the colors of a symbol would be.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let isGradient: Bool

    /// Of one color.
    public static let flat = Self(isGradient: false)
    /// From a color to a lighter one.
    public static let gradient = Self(isGradient: true)
}

extension Image {
    /// Has no effect: a symbol shows no value.
    ///
    /// - Parameter mode: How it would show one.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
        IgnoredHint.symbolVariableValueMode.passing(self)
    }

    /// Has no effect: a symbol has the color of its text.
    ///
    /// - Parameter mode: How its colors would be.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
        IgnoredHint.symbolColorRenderingMode.passing(self)
    }

    /// How bright a picture would be shown.
    public enum DynamicRange: Hashable, Sendable {
        /// As the browser shows it.
        case standard, constrainedHigh, high
    }

    /// Has no effect: the browser shows pictures as its screen can.
    ///
    /// - Parameter range: How bright it would be.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { IgnoredHint.allowedDynamicRange.passing(self) }
}

extension Scene {
    /// Has no effect: a browser's window grows where its visitor pulls it.
    ///
    /// - Parameter anchor: What would stay where it is.
    public func windowResizeAnchor(_ anchor: UnitPoint?) -> some Scene {
        IgnoredHint.windowResizeAnchor.passing(self)
    }

    /// Has no effect: a page is no part of a system's menu bar.
    public func commandsRemoved() -> some Scene { IgnoredHint.commandsRemoved.passing(self) }
}
