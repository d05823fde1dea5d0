public import MartletUI

/// How far the loading of a picture has come, as far as a server knows.
public enum AsyncImagePhase {
    /// There is no picture to be loaded.
    case empty
    /// The browser loads the picture.
    case success(Image)
    /// The picture could not be loaded. It does not occur: the server does not learn of it.
    case failure(any Error)

    /// The picture.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// Why the picture could not be loaded.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that the browser loads from a URL.
///
/// The browser shows it as far as it has come; a placeholder is shown only while there is no URL. A picture of another
/// server is loaded only if the program's configuration names that server.
public struct AsyncImage<Content: View>: View {
    private let content: Content

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - url: The URL, or `nil` while there is none.
    ///   - scale: Has no effect.
    public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncPicture { content = _AsyncPicture(url: url) }

    /// Creates a view with a picture.
    ///
    /// - Parameters:
    ///   - url: The URL, or `nil` while there is none.
    ///   - scale: Has no effect.
    ///   - content: Makes the view from the picture.
    ///   - placeholder: What is shown while there is no URL.
    public init<Picture: View, Placeholder: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> Picture,
        @ViewBuilder placeholder: () -> Placeholder
    ) where Content == _ConditionalContent<Picture, Placeholder> {
        self.content =
            if let url { ViewBuilder.buildEither(first: content(Self.image(url))) } else {
                ViewBuilder.buildEither(second: placeholder())
            }
    }

    /// Creates a view with a picture.
    ///
    /// - Parameters:
    ///   - url: The URL, or `nil` while there is none.
    ///   - scale: Has no effect.
    ///   - transaction: Has no effect.
    ///   - content: Makes the view from how far the loading has come.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: (AsyncImagePhase) -> Content
    ) { self.content = content(url.map { .success(Self.image($0)) } ?? .empty) }

    public var body: some View { content }

    private static func image(_ url: URL) -> Image { Image(decorative: url.absoluteString) }
}

/// A picture in its own size, or nothing.
public struct _AsyncPicture: View {
    let url: URL?

    public var body: some View { if let url { Image(decorative: url.absoluteString) } }
}
