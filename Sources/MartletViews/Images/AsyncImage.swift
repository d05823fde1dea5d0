public import MartletUI

/// A picture that the browser loads from a URL.
///
/// A placeholder is shown while there is no URL, until the browser has loaded the picture, and when it cannot be loaded. A
/// picture of another server is loaded only if the program's configuration names that server.
///
/// The browser itself changes from the placeholder to the picture, so the views of both phases are there meanwhile. A picture that
/// has failed is asked for again when the URL changes, or the view's identity does (`id(_:)`). Without JavaScript pictures are
/// shown as far as they have come, and nobody learns of a failure.
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
    ///   - placeholder: What is shown while there is no picture.
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
            let phase = phase
            HTML("div") {
                makeContent(phase)
                if phase.image != nil {
                    HTML("div") { makeContent(.empty) }.class("m-waiting m-contents").attribute("hidden", "")
                }
            }
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
