// What UIKit and AppKit tell a program, by objects of its own.

@available(*, unavailable, message: "Do it in the init of the App, which is called for each visitor.")
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate> {
    public init(_ delegateType: Delegate.Type = Delegate.self) {}
    public var wrappedValue: Delegate { fatalError("There is no delegate") }
}

@available(*, unavailable, message: "Do it in the init of the App, which is called for each visitor.")
@propertyWrapper
public struct NSApplicationDelegateAdaptor<Delegate> {
    public init(_ delegateType: Delegate.Type = Delegate.self) {}
    public var wrappedValue: Delegate { fatalError("There is no delegate") }
}

@available(*, unavailable, message: "Do it in the init of the App, which is called for each visitor.")
public protocol UIApplicationDelegate: AnyObject {}

@available(*, unavailable, message: "Do it in the init of the App, which is called for each visitor.")
public protocol NSApplicationDelegate: AnyObject {}

@available(*, unavailable, message: "Use \\.scenePhase.")
public protocol UISceneDelegate: AnyObject {}

@available(*, unavailable, message: "Use \\.scenePhase.")
public protocol UIWindowSceneDelegate: AnyObject {}

@available(*, unavailable, message: "Use onChange(of:) of the text, or focused(_:).")
public protocol UITextViewDelegate: AnyObject {}

@available(*, unavailable, message: "Use onChange(of:) of the text, onSubmit(of:_:), or focused(_:).")
public protocol UITextFieldDelegate: AnyObject {}

@available(*, unavailable, message: "Use onScrollGeometryChange(for:of:action:) or onScrollPhaseChange(_:).")
public protocol UIScrollViewDelegate: AnyObject {}

@available(*, unavailable, message: "Use NavigationStack's path.")
public protocol UINavigationControllerDelegate: AnyObject {}

@available(*, unavailable, message: "Use fileImporter with the type image.")
public protocol UIImagePickerControllerDelegate: AnyObject {}
