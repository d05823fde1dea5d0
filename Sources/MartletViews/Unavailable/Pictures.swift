public import MartletUI

// Pictures in the memory of a program, which SwiftUI's programs read from files, draw and send.

@available(
    *, unavailable, message: "Use Image with the name of a picture of the program's, or AsyncImage with an address."
)
@dynamicMemberLookup
public final class UIImage: Hashable {
    public enum Orientation: Int { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }
    public enum RenderingMode: Int { case automatic, alwaysOriginal, alwaysTemplate }
    public var size: CGSize { .zero }
    public var scale: CGFloat { 1 }
    public var imageOrientation: Orientation { .up }
    public var cgImage: _AppleValue? { nil }
    public var ciImage: _AppleValue? { nil }
    public init() {}
    public init?(named name: String) { nil }
    public init?(systemName name: String) { nil }
    public init?(data: Data) { nil }
    public init?(data: Data, scale: CGFloat) { nil }
    public init?(contentsOfFile path: String) { nil }
    public init<Picture>(cgImage: Picture) {}
    public init<Picture>(cgImage: Picture, scale: CGFloat, orientation: Orientation) {}
    public init<Picture>(ciImage: Picture) {}
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
    public func pngData() -> Data? { nil }
    public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
    public func withTintColor(_ color: UIColor) -> UIImage { self }
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
    public func preparingThumbnail(of size: CGSize) -> UIImage? { nil }
    public func draw(in frame: CGRect) {}
    public func draw(at point: CGPoint) {}
    public static func == (left: UIImage, right: UIImage) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    public subscript(dynamicMember name: String) -> _AppleValue { _AppleValue() }
}

@available(
    *, unavailable, message: "Use Image with the name of a picture of the program's, or AsyncImage with an address."
)
@dynamicMemberLookup
public final class NSImage: Hashable {
    public var size = CGSize.zero
    public var tiffRepresentation: Data? { nil }
    public var isTemplate = false
    public init() {}
    public init(size: CGSize) {}
    public init?(named name: String) { nil }
    public init?(systemSymbolName name: String, accessibilityDescription: String?) { nil }
    public init?(data: Data) { nil }
    public init?(contentsOf url: URL) { nil }
    public init?(contentsOfFile path: String) { nil }
    public init<Picture>(cgImage: Picture, size: CGSize) {}
    public static func == (left: NSImage, right: NSImage) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    public subscript(dynamicMember name: String) -> _AppleValue { _AppleValue() }
}

@available(*, unavailable, message: "Use a Canvas, or a Path: the browser draws.")
public final class UIGraphicsImageRenderer {
    public init(size: CGSize) {}
    public init(bounds: CGRect) {}
    public func image(actions: (_AppleValue) -> Void) -> UIImage { UIImage() }
    public func pngData(actions: (_AppleValue) -> Void) -> Data { Data() }
    public func jpegData(withCompressionQuality quality: CGFloat, actions: (_AppleValue) -> Void) -> Data { Data() }
}

@available(*, unavailable, message: "Use Link(_:destination:).download(_:) with a Route that gives the picture.")
public func UIImageWriteToSavedPhotosAlbum(_ image: UIImage, _ target: Any?, _ selector: Any?, _ context: Any?) {}
