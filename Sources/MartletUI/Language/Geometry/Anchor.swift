/// A place or a size in a view, which a ``GeometryProxy`` tells: `geometry[anchor]`. Charts have one of their plot.
public struct Anchor<Value> {
    let value: Value

    /// - Parameter value: What it is in the space of the readers inside the same view.
    package init(_ value: Value) { self.value = value }
}

extension Anchor: Sendable where Value: Sendable {}

extension GeometryProxy {
    /// What an anchor is in the space of the view.
    ///
    /// - Parameter anchor: The anchor.
    public subscript<Value>(_ anchor: Anchor<Value>) -> Value { anchor.value }
}
