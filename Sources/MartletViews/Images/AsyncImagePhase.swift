public import MartletUI

/// How far the loading of a picture has come, as far as a server knows.
public enum AsyncImagePhase {
    /// There is no picture to be loaded.
    case empty
    /// The browser loads the picture, or has loaded it.
    case success(Image)
    /// The browser could not load the picture.
    case failure(any Error)

    /// The picture.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// Why the picture could not be loaded.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that a browser could not load. Browsers do not say why.
struct UnloadedPicture: Error, CustomStringConvertible {
    var description: String { "The browser could not load the picture." }
}

/// Asks the browser to tell of the pictures inside the view that it cannot load.
struct FailedPictures: _ElementModifier {
    /// Receives the address of such a picture.
    let action: (String) -> Void

    static func _addAttribute(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(
                at: offset, isEvent: true,
                read: { modifier in
                    .event(.error, .value { value in if case .string(let source) = value { modifier.action(source) } })
                }, areEqual: nil))
        plan.attribute(AttributeStep(constant: .classNames("m-more m-contents")))
    }
}
