public import MartletUI

// What programs use of UIKit and of AppKit beside SwiftUI, as in Frameworks.swift.

/// The looks of a kind of UIKit's views. What programs set has its type, so that the compiler reports the advice.
@dynamicMemberLookup
public final class _Appearance {
    public init() {}
    public var backgroundColor: UIColor?, tintColor: UIColor?, barTintColor: UIColor?, separatorColor: UIColor?
    public var unselectedItemTintColor: UIColor?, selectedSegmentTintColor: UIColor?, shadowColor: UIColor?
    public var currentPageIndicatorTintColor: UIColor?, pageIndicatorTintColor: UIColor?
    public var titleTextAttributes: [_AppleValue: Any]?, largeTitleTextAttributes: [_AppleValue: Any]?
    public var isHidden = false, isTranslucent = false, bounces = false, isScrollEnabled = false
    public var allowsSelection = false, showsVerticalScrollIndicator = false, showsHorizontalScrollIndicator = false
    public var tableFooterView: Any?, shadowImage: Any?, backgroundImage: Any?, backgroundView: Any?,
        backIndicatorImage: Any?
    public var standardAppearance: Any?, scrollEdgeAppearance: Any?, compactAppearance: Any?
    public subscript(dynamicMember name: String) -> _AppleValue {
        get { _AppleValue() }
        set {}
    }
    public func setTitleTextAttributes(_ attributes: [_AppleValue: Any]?, for state: _AppleValue) {}
    public func setBackgroundImage(_ image: Any?, for state: _AppleValue) {}
    public func configureWithOpaqueBackground() {}
    public func configureWithTransparentBackground() {}
    public func configureWithDefaultBackground() {}
}

@available(*, unavailable, message: "Use toolbarBackground(_:for:), toolbarTitleDisplayMode(_:) or tint(_:).")
public struct UINavigationBar {
    public static func appearance() -> _Appearance { _Appearance() }
}

@available(*, unavailable, message: "Use toolbarBackground(_:for:), toolbarTitleDisplayMode(_:) or tint(_:).")
public typealias UINavigationBarAppearance = _Appearance

@available(*, unavailable, message: "Use tint(_:) on the TabView, or toolbarBackground(_:for:) with .tabBar.")
public struct UITabBar {
    public static func appearance() -> _Appearance { _Appearance() }
}

@available(*, unavailable, message: "Use tint(_:) on the TabView, or toolbarBackground(_:for:) with .tabBar.")
public typealias UITabBarAppearance = _Appearance

@available(*, unavailable, message: "Use scrollContentBackground(_:) and listRowBackground(_:).")
public struct UITableView {
    public static func appearance() -> _Appearance { _Appearance() }
}

@available(*, unavailable, message: "Use scrollContentBackground(_:) and listRowBackground(_:).")
public struct UITableViewCell {
    public static func appearance() -> _Appearance { _Appearance() }
}

@available(*, unavailable, message: "Use scrollContentBackground(_:) and listRowBackground(_:).")
public struct UICollectionView {
    public static func appearance() -> _Appearance { _Appearance() }
}

@available(*, unavailable, message: "Use tint(_:) on the Picker.")
public struct UISegmentedControl {
    public static func appearance() -> _Appearance { _Appearance() }
}

@available(*, unavailable, message: "Use tabViewStyle(.page(indexDisplayMode:)) and tint(_:).")
public struct UIPageControl {
    public static func appearance() -> _Appearance { _Appearance() }
}

@available(*, unavailable, message: "Use Color, which also has UIKit's names: Color(.systemGray6).")
@dynamicMemberLookup
public struct NSColor {
    public static subscript(dynamicMember name: String) -> _AppleValue { _AppleValue() }
}

@available(*, unavailable, message: "Use EdgeInsets.")
public struct UIEdgeInsets: Equatable {
    public static var zero: Self { Self(top: 0, left: 0, bottom: 0, right: 0) }
    public var top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {}
}
