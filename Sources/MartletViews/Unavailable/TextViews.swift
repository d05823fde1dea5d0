public import MartletUI

// UIKit's fields, and the views that programs make of it where SwiftUI had none.

@available(*, unavailable, message: "Use scrollIndicators(_:) or scrollPosition(_:anchor:).")
open class UIScrollView: UIView {
    public static func appearance() -> _Appearance { _Appearance() }
    public var contentOffset = CGPoint.zero, contentSize = CGSize.zero, contentInset = UIEdgeInsets.zero
    public var isScrollEnabled = true, isPagingEnabled = false, bounces = true
    public var showsVerticalScrollIndicator = true, showsHorizontalScrollIndicator = true
    public var zoomScale: CGFloat = 1, minimumZoomScale: CGFloat = 1, maximumZoomScale: CGFloat = 1
    public func setContentOffset(_ offset: CGPoint, animated: Bool) {}
}

@available(*, unavailable, message: "Use scrollContentBackground(_:) on the TextEditor.")
open class UITextView: UIScrollView {
    public var text: String! = "", delegate: Any?, font: UIFont?, textColor: UIColor?
    public var isEditable = true, isSelectable = true, textContainerInset = UIEdgeInsets.zero
}

@available(*, unavailable, message: "Use textFieldStyle(_:) or tint(_:).")
open class UITextField: UIView {
    public static func appearance() -> _Appearance { _Appearance() }
    public var text: String?, placeholder: String?, delegate: Any?, font: UIFont?, textColor: UIColor?
    public var isSecureTextEntry = false
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }
    @discardableResult
    open func resignFirstResponder() -> Bool { false }
}

@available(*, unavailable, message: "Use Text.")
open class UILabel: UIView {
    public var text: String?, font: UIFont?, textColor: UIColor?, numberOfLines = 1
}

@available(*, unavailable, message: "Use Font.")
@dynamicMemberLookup
public final class UIFont {
    public enum Weight { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
    public enum TextStyle {
        case extraLargeTitle, largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote,
            caption1, caption2
    }
    public static subscript(dynamicMember name: String) -> _AppleValue { _AppleValue() }
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont { UIFont() }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont() }
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
    public static var familyNames: [String] { [] }
    public static func fontNames(forFamilyName name: String) -> [String] { [] }
    public var pointSize: CGFloat { 0 }
    public var lineHeight: CGFloat { 0 }
    public init() {}
    public init?(name: String, size: CGFloat) { nil }
    public func withSize(_ size: CGFloat) -> UIFont { self }
    public subscript(dynamicMember name: String) -> _AppleValue { _AppleValue() }
}

extension Font {
    @available(*, unavailable, message: "Use Font.system(size:weight:design:), or a text style.")
    public init(_ font: UIFont) { self = .body }
}
