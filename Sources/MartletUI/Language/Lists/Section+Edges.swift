/// The spellings before iOS 15.
extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer.
    ///
    /// - Parameters:
    ///   - header: The view above the content.
    ///   - footer: The view below the content.
    ///   - content: The views of the section.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { footer })
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    ///
    /// - Parameters:
    ///   - header: The view above the content.
    ///   - content: The views of the section.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { EmptyView() })
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    ///
    /// - Parameters:
    ///   - footer: The view below the content.
    ///   - content: The views of the section.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { footer })
    }
}
