@available(*, unavailable, message: "Use a Button, .onTapGesture, or a Slider for a value.")
public protocol Gesture {
    associatedtype Value
}

@available(*, unavailable, message: "Use a Slider for a value; drags are not reported to the server.")
public struct DragGesture: Gesture {
    public struct Value {
        public var translation: CGSize { CGSize(width: 0, height: 0) }
        public var location: CGPoint { CGPoint(x: 0, y: 0) }
        public var startLocation: CGPoint { CGPoint(x: 0, y: 0) }
        public var predictedEndTranslation: CGSize { CGSize(width: 0, height: 0) }
    }

    public init(minimumDistance: CGFloat = 10) {}
}

@available(*, unavailable, message: "Use .onTapGesture, or a Button.")
public struct TapGesture: Gesture {
    public typealias Value = Void
    public init(count: Int = 1) {}
}

@available(*, unavailable, message: "Use a Button.")
public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public init(minimumDuration: Double = 0.5) {}
}

@available(*, unavailable, message: "Use buttons that change the scale.")
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public init() {}
}

@available(*, unavailable, message: "Use a Button, .onTapGesture, or a Slider for a value.")
extension Gesture {
    @available(*, unavailable, message: "Use a Button, .onTapGesture, or a Slider and its binding.")
    public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }

    @available(*, unavailable, message: "Use a Button, .onTapGesture, or a Slider and its binding.")
    public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
}

extension View {
    @available(*, unavailable, message: "Use a Button, .onTapGesture, or a Slider for a value.")
    public func gesture<T: Gesture>(_ gesture: T) -> some View { self }

    @available(*, unavailable, message: "Use a Button, .onTapGesture, or a Slider for a value.")
    public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }

    @available(*, unavailable, message: "Use a Button, .onTapGesture, or a Slider for a value.")
    public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self }

    @available(*, unavailable, message: "Leave it out: the position of the pointer is not reported to the server.")
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
}
