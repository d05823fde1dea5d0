public import MartletUI

/// The contrast between what stands before and what behind.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    /// The usual contrast, or more of it.
    case standard, increased
}

/// How heavy letters are.
public enum LegibilityWeight: Hashable, Sendable {
    /// The usual weight, or a heavier one.
    case regular, bold
}

// A browser tells a page nothing of what helps its visitor, by design: it heeds these preferences itself. Motions end at
// once, transparent things become solid and colors those of the system (`martlet.css`), whatever a program decides.
extension EnvironmentValues {
    /// Always `false`: no page is told. Animations of Martlet's stand still for a visitor who wants that.
    public var accessibilityReduceMotion: Bool { false }

    /// Always `false`: no page is told.
    public var accessibilityReduceTransparency: Bool { false }

    /// Always `false`: no page is told.
    public var accessibilityDifferentiateWithoutColor: Bool { false }

    /// Always `false`: no page is told.
    public var accessibilityInvertColors: Bool { false }

    /// Always `false`: no page is told.
    public var accessibilityShowButtonShapes: Bool { false }

    /// Always `false`: no page is told whether a screen reader reads it.
    public var accessibilityVoiceOverEnabled: Bool { false }

    /// Always `false`: no page is told whether a switch controls it.
    public var accessibilitySwitchControlEnabled: Bool { false }

    /// Always `false`: no page is told.
    public var accessibilityEnabled: Bool { false }

    /// Always ``ColorSchemeContrast/standard``: no page is told. In forced colors, a page has those.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }

    /// Always `nil`: no page is told.
    public var legibilityWeight: LegibilityWeight? { nil }

    /// Always `false`: no page is told.
    public var accessibilityDimFlashingLights: Bool { false }

    /// Always `true`: the browser plays what moves, or does not.
    public var accessibilityPlayAnimatedImages: Bool { true }

    /// Always `false`: no page is told.
    public var accessibilityAssistiveAccessEnabled: Bool { false }

    /// Always `false`: no page is told.
    public var accessibilityQuickActionsEnabled: Bool { false }

    /// Always `false`: a browser enlarges the page.
    public var accessibilityLargeContentViewerEnabled: Bool { false }

    /// Always `false`: no page is told.
    public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
}
