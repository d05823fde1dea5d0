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
