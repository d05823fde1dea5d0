#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A link to an address: an `<a>`.
///
/// An address whose scheme a page may not hold (`javascript:` and its like) becomes `about:blank#blocked`.
public struct Link<Label: View>: PrimitiveView {
    private let label: Label
    private let address: String?

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.label = label()
        address = AttributePolicy.allowed("href", destination.absoluteString)
    }

    public static var _shape: ViewShape { .element }

    public static func _plan(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(
            AttributeStep(
                at: offset + Field.offset(of: \Self.address), String?.self, read: { .attribute("href", $0) },
                areEqual: { $0 == $1 }))
        plan.open(.a)
        plan.content(Label.self, at: offset + Field.offset(of: \Self.label))
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
