/// A link to a URL: an `<a>`.
///
///     Link("Source", destination: repository)
///
/// A URL with a scheme that a page may not contain (`javascript:` and the like) becomes `about:blank#blocked`. Where
/// the program provides an ``OpenURLAction`` of its own, a press calls that action with the URL, whatever its scheme.
public struct Link<Label: View>: _PrimitiveView {
    private let label: Label
    private let address: String?
    private let destination: URL

    /// Creates a link.
    ///
    /// - Parameters:
    ///   - destination: The URL.
    ///   - label: The views inside the link.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination
        address = AttributePolicy.allowed("href", destination.absoluteString)
    }

    public static var _shape: _ViewShape { .element }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(
                at: offset.address, read: { .attribute("href", $0) },
                areEqual: { $0 == $1 }))
        plan.attribute(
            AttributeStep(
                at: offset.destination, isEvent: true,
                read: { destination in .event(.link, .inEnvironment { $0.openURL(destination) }) }, areEqual: nil))
        plan.open(.a)
        plan.label(at: offset.label)
        plan.close(.a)
    }
}

extension Link where Label == Text {
    /// Creates a link with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - destination: The URL.
    public init(_ title: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(title) } }

    /// Creates a link with a string as its title.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - destination: The URL.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
