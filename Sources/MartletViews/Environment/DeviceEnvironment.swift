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
