public import MartletUI

// What the views in a closure are, of which programs make containers.

@available(*, unavailable, message: "Give each part a parameter of its own, or use a Layout.")
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot

    public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
        public init(_ root: Root, @ViewBuilder content: () -> Content) {}
        public init(root: Root, content: Content) {}
        public var body: some View { EmptyView() }
    }

    public struct Children: View, RandomAccessCollection {
        public var body: some View { EmptyView() }
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(index: Int) -> Element { Element() }

        public struct Element: View, Identifiable {
            public var id: AnyHashable { 0 }
            public var body: some View { EmptyView() }
            public func id<Value: Hashable>(as type: Value.Type = Value.self) -> Value? { nil }
            public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
                get { key.defaultValue }
                set {}
            }
        }
    }
}

@available(*, unavailable, message: "Give each part a parameter of its own, or use a Layout.")
public protocol _VariadicView_Root {}

@available(*, unavailable, message: "Give each part a parameter of its own, or use a Layout.")
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

@available(*, unavailable, message: "Give each part a parameter of its own, or use a Layout.")
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

@available(*, unavailable, message: "Give each part a parameter of its own, or use a Layout.")
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

@available(*, unavailable, message: "Give the container the values as a parameter, or use a preference.")
public protocol _ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

@available(*, unavailable, message: "Give the container the values as a parameter, or use a preference.")
public struct ContainerValues {}

extension View {
    @available(*, unavailable, message: "Give the container the values as a parameter, or use a preference.")
    public func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View { self }

    @available(*, unavailable, message: "Give the container the values as a parameter, or use a preference.")
    public func containerValue<Value>(
        _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
    ) -> some View { self }
}
