public import MartletUI

/// Whether a window's controls belong to the window in front.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
    /// They do, they belong to one that is active, or to one that is not.
    case key, active, inactive
}

/// The sizes of texts in their older spelling, ``DynamicTypeSize``.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
    /// A size.
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// A size for people who need large texts.
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    /// The largest size for people who need large texts.
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is one for people who need large texts.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

/// How much what is behind a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool

    /// It is quiet.
    public static let standard = Self(isIncreased: false)
    /// It has a strong color.
    public static let increased = Self(isIncreased: true)
}

extension EnvironmentValues {
    /// Always 1: lengths are CSS pixels, and the browser draws sharply whatever its screen has.
    public var displayScale: CGFloat { 1 }

    /// Always 1: a CSS pixel.
    public var pixelLength: CGFloat { 1 }

    /// Always ``ControlActiveState/key``: a page that is open is used.
    public var controlActiveState: ControlActiveState { .key }

    /// Always `true`: a page that is open is used.
    public var appearsActive: Bool { true }

    /// Always `false`: no page is told.
    public var isSceneCaptured: Bool { false }

    /// Always `false`: no page is told that its screen is dimmed.
    public var isLuminanceReduced: Bool { false }

    /// Always `true`: the mark of the focus is how a keyboard is used.
    public var isFocusEffectEnabled: Bool { true }

    /// Always `true`: controls show by themselves that a pointer is over them.
    public var isHoverEffectEnabled: Bool { true }

    /// Always `false`: a browser does not move letters closer together.
    public var allowsTightening: Bool { false }

    /// Always `nil`: no view is told what is behind it.
    public var backgroundMaterial: Material? { nil }

    /// Always ``BackgroundProminence/standard``: a selected row has a quiet color.
    public var backgroundProminence: BackgroundProminence { .standard }

    /// Always `false`: a bar shows the tabs of sections beside the others.
    public var isTabBarShowingSections: Bool { false }

    /// Always `true`: a browser has tabs.
    public var supportsMultipleWindows: Bool { true }

    /// The size of texts, in its older spelling; see ``dynamicTypeSize``.
    public var sizeCategory: ContentSizeCategory {
        get {
            let sizes = Array(zip(DynamicTypeSize.allCases, ContentSizeCategory.allCases))
            return sizes.first { $0.0 == dynamicTypeSize }?.1 ?? .large
        }
        set {
            let sizes = Array(zip(DynamicTypeSize.allCases, ContentSizeCategory.allCases))
            dynamicTypeSize = sizes.first { $0.1 == newValue }?.0 ?? .large
        }
    }
}
