// UIKit's controllers, which programs present where SwiftUI had nothing of their kind.

@available(*, unavailable, message: "Use ShareLink.")
open class UIActivityViewController: UIViewController {
    public var excludedActivityTypes: [_AppleValue]?, completionWithItemsHandler: Any?
    public init(activityItems: [Any], applicationActivities: [Any]?) {}
}

@available(*, unavailable, message: "Use fileImporter with the type image.")
open class UIImagePickerController: UIViewController {
    public enum SourceType { case photoLibrary, camera, savedPhotosAlbum }
    public enum InfoKey { case mediaType, originalImage, editedImage, cropRect, mediaURL, imageURL, phAsset }
    public static func isSourceTypeAvailable(_ type: SourceType) -> Bool { false }
    public var delegate: Any?, sourceType = SourceType.photoLibrary, allowsEditing = false, mediaTypes: [String] = []
}

@available(*, unavailable, message: "Use NavigationStack.")
open class UINavigationController: UIViewController {
    public var viewControllers: [UIViewController] = [], delegate: Any?
    public init(rootViewController: UIViewController) {}
    open func pushViewController(_ controller: UIViewController, animated: Bool) {}
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? { nil }
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
}

@available(*, unavailable, message: "Use alert(_:isPresented:actions:message:) or confirmationDialog.")
open class UIAlertController: UIViewController {
    public enum Style { case alert, actionSheet }
    public var textFields: [UITextField]? { nil }
    public init(title: String?, message: String?, preferredStyle: Style) {}
    public func addAction(_ action: UIAlertAction) {}
    public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
}

@available(*, unavailable, message: "Use a Button in alert(_:isPresented:actions:message:) or confirmationDialog.")
public final class UIAlertAction {
    public enum Style { case `default`, cancel, destructive }
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
}
