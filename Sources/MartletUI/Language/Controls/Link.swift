/// A link to an address: an `<a>`.
///
/// An address whose scheme a page may not hold (`javascript:` and its like) becomes `about:blank#blocked`. Where the program
/// provides an ``OpenURLAction`` of its own, a press does what that says of the address, whatever its scheme.
public struct Link<Label: View>: PrimitiveView {
    private let label: Label
    private let address: String?
    private let destination: URL

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination
        address = AttributePolicy.allowed("href", destination.absoluteString)
    }

    public static var _shape: ViewShape { .element }

    public static func _plan(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(
            AttributeStep(
                at: offset + Field.offset(of: \Self.address), String?.self, read: { .attribute("href", $0) },
                areEqual: { $0 == $1 }))
        plan.attribute(
            AttributeStep(
                at: offset + Field.offset(of: \Self.destination), URL.self, isEvent: true,
                read: { destination in .event(.link, .inEnvironment { $0.openURL(destination) }) }, areEqual: nil))
        plan.open(.a)
        plan.label(Label.self, at: offset + Field.offset(of: \Self.label))
        plan.close(.a)
    }
}

extension Link where Label == Text {
    public init(_ title: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(title) } }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
