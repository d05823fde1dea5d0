// The files of this folder declare what SwiftUI has and Martlet does not have, with a message that says what to use
// instead; the compiler's “cannot find in scope” would say neither. The compiler leaves unavailable symbols out of
// symbol graphs, so that none of them appears in the reference or in the checks of the public interface, and none needs
// a doc comment.

public struct _FileType: Sendable {
    public static let item = Self(), data = Self(), text = Self(), plainText = Self(), image = Self(), pdf = Self()
    public static let json = Self(), folder = Self(), audio = Self(), movie = Self()
}

extension View {
    @available(
        *, unavailable, message: "Leave it out: pages take no files yet; a program can take text with a TextEditor."
    )
    public func fileImporter<Address>(
        isPresented: Binding<Bool>, allowedContentTypes: [_FileType],
        onCompletion: @escaping (Result<Address, any Error>) -> Void
    ) -> some View { self }

    @available(
        *, unavailable, message: "Leave it out: pages take no files yet; a program can take text with a TextEditor."
    )
    public func fileImporter<Address>(
        isPresented: Binding<Bool>, allowedContentTypes: [_FileType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[Address], any Error>) -> Void
    ) -> some View { self }
}
