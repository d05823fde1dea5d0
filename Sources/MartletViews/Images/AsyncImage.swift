public import MartletUI

/// A picture that the browser loads from a URL.
///
/// The browser shows it as far as it has come; a placeholder is shown while there is no URL, and when the picture cannot
/// be loaded. A picture of another server is loaded only if the program's configuration names that server.
///
/// A picture that has failed is asked for again when the URL changes, or the view's identity does (`id(_:)`). Without
/// JavaScript nobody learns of a failure.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    /// `nil` if the content is the same in each phase.
    private let makeContent: ((AsyncImagePhase) -> Content)?
    private let picture: Content?
    /// The address that the browser could not load.
    @State private var failed: String?

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - url: The URL, or `nil` while there is none.
    ///   - scale: Has no effect.
    public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncPicture {
        self.url = url
        makeContent = nil
        picture = _AsyncPicture(url: url)
    }

    /// Creates a view with a picture.
    ///
    /// - Parameters:
    ///   - url: The URL, or `nil` while there is none.
    ///   - scale: Has no effect.
    ///   - content: Makes the view from the picture.
    ///   - placeholder: What is shown while there is no URL, and when the picture cannot be loaded.
    public init<Picture: View, Placeholder: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Picture,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) where Content == _ConditionalContent<Picture, Placeholder> {
        self.init(url: url) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
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
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        makeContent = content
        picture = nil
    }

    public var body: some View {
        if let makeContent {
            HTML("div") { makeContent(phase) }
                .modifier(FailedPictures { source in if source == url?.absoluteString { failed = source } })
                .onChange(of: url) { failed = nil }
        } else {
            picture
        }
    }

    private var phase: AsyncImagePhase {
        guard let url else { return .empty }
        let source = url.absoluteString
        return failed == source ? .failure(UnloadedPicture()) : .success(Image(decorative: source))
    }
}

/// A picture in its own size, or nothing.
public struct _AsyncPicture: View {
    let url: URL?

    public var body: some View { if let url { Image(decorative: url.absoluteString) } }
}
