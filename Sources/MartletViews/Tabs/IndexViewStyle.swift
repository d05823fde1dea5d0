public import MartletUI

/// How the dots of pages are shown.
public protocol IndexViewStyle {
    /// Whether something is behind the dots.
    var _hasBackground: Bool { get }
}

/// Dots of pages.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When there is something behind the dots.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        fileprivate let isShown: Bool

        /// There is nothing: they stand below the pages, and not over them.
        public static let automatic = Self(isShown: false), interactive = Self(isShown: false),
            never = Self(isShown: false)
        /// There always is.
        public static let always = Self(isShown: true)
    }

    private let backgroundDisplayMode: BackgroundDisplayMode

    public var _hasBackground: Bool { backgroundDisplayMode.isShown }

    /// Creates the style.
    ///
    /// - Parameter backgroundDisplayMode: When there is something behind the dots.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots of pages.
    public static var page: Self { Self() }

    /// Dots of pages.
    ///
    /// - Parameter backgroundDisplayMode: When there is something behind the dots.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
        Self(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private struct IndexBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether something is behind the dots of pages.
    var hasIndexBackground: Bool {
        get { self[IndexBackgroundKey.self] }
        set { self[IndexBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets how the dots of the pages inside are shown.
    ///
    /// - Parameter style: The style.
    public func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View {
        environment(\.hasIndexBackground, style._hasBackground)
    }
}
