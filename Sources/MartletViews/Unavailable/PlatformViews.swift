public import MartletUI

// UIKit's views and their controllers, which programs have around SwiftUI's.

@available(*, unavailable, message: "There is no UIKit on a server: use HTML(_:) for what views cannot say.")
@dynamicMemberLookup
open class UIView {
    public static subscript(dynamicMember name: String) -> _AppleValue { _AppleValue() }
    public var frame = CGRect.zero, bounds = CGRect.zero, center = CGPoint.zero
    public var backgroundColor: UIColor?, tintColor: UIColor?, superview: UIView?
    public var subviews: [UIView] { [] }
    public var safeAreaInsets: UIEdgeInsets { .zero }
    public var isHidden = false, isUserInteractionEnabled = true, alpha: CGFloat = 1
    public init() {}
    public init(frame: CGRect) {}
    public func addSubview(_ view: UIView) {}
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool { false }
    open func layoutSubviews() {}
    public subscript(dynamicMember name: String) -> _AppleValue {
        get { _AppleValue() }
        set {}
    }
}

@available(*, unavailable, message: "There is no UIKit on a server: use HTML(_:) for what views cannot say.")
@dynamicMemberLookup
open class UIViewController {
    public var view = UIView(), presentedViewController: UIViewController?, parent: UIViewController?
    public var children: [UIViewController] { [] }
    public init() {}
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
    public subscript(dynamicMember name: String) -> _AppleValue {
        get { _AppleValue() }
        set {}
    }
}
