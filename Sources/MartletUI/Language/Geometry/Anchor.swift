/// A place or a size in a view, which a ``GeometryProxy`` tells: `geometry[anchor]`. `anchorPreference` makes one of a view, and
/// charts have one of their plot.
///
/// An anchor knows the number of what the browser measures, and nothing of the view: only a proxy of the same page can read it.
public struct Anchor<Value> {
    /// What of a view an anchor is.
    public struct Source {
        let place: AnchorPlace
        fileprivate let value: @Sendable (CGRect) -> Value
    }

    fileprivate enum Content {
        case fixed(Value)
        case measured(UInt32, Source)
    }

    fileprivate let content: Content

    /// - Parameter value: What it is in the space of the readers inside the same view.
    package init(_ value: Value) { content = .fixed(value) }

    /// - Parameters:
    ///   - source: What of the view the anchor is.
    ///   - geometry: Where the view has what the browser measures.
    package init(_ source: Source, of geometry: GeometryProperty) {
        content = .measured(geometry.location?.number ?? 0, source)
    }

    /// What the anchor is in the space of a view.
    fileprivate func value(in proxy: GeometryProxy) -> Value {
        switch content {
        case .fixed(let value): value
        case .measured(let number, let source): source.value(source.place.frame(in: proxy.frame(ofElement: number)))
        }
    }
}

extension Anchor.Content: Sendable where Value: Sendable {}
extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        switch (left.content, right.content) {
        case (.fixed(let left), .fixed(let right)): left == right
        case (.measured(let left, let source), .measured(let right, let other)):
            left == right && source.place == other.place
        default: false
        }
    }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) {
        switch content {
        case .fixed(let value): hasher.combine(value)
        case .measured(let number, let source): hasher.combine(number); hasher.combine(source.place)
        }
    }
}

/// A rectangle or a point of a view.
struct AnchorPlace: Hashable, Sendable {
    /// The origin and the size as parts of the view's size.
    var origin = UnitPoint.zero, extent = UnitPoint.zero
    /// The origin and the size in CSS pixels, in addition.
    var offset = CGPoint.zero, size = CGSize.zero

    func frame(in frame: CGRect) -> CGRect {
        CGRect(
            x: frame.origin.x + frame.size.width * origin.x + offset.x,
            y: frame.origin.y + frame.size.height * origin.y + offset.y,
            width: frame.size.width * extent.x + size.width, height: frame.size.height * extent.y + size.height)
    }
}

extension Anchor.Source: Sendable {}

extension Anchor.Source where Value == CGRect {
    /// The view's own frame.
    public static var bounds: Self { Self(place: AnchorPlace(extent: .bottomTrailing)) { $0 } }

    /// A rectangle in the view.
    ///
    /// - Parameter rect: The rectangle in the view's own space.
    public static func rect(_ rect: CGRect) -> Self {
        Self(place: AnchorPlace(offset: rect.origin, size: rect.size)) { $0 }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view.
    ///
    /// - Parameter point: The point in the view's own space.
    public static func point(_ point: CGPoint) -> Self { Self(place: AnchorPlace(offset: point)) { $0.origin } }

    /// A point in the view.
    ///
    /// - Parameter point: The point, relative to the view's width and height.
    public static func unitPoint(_ point: UnitPoint) -> Self { Self(place: AnchorPlace(origin: point)) { $0.origin } }

    /// A corner, the middle of an edge, or the center of the view.
    public static var topLeading: Self { unitPoint(.topLeading) }
    /// A corner, the middle of an edge, or the center of the view.
    public static var top: Self { unitPoint(.top) }
    /// A corner, the middle of an edge, or the center of the view.
    public static var topTrailing: Self { unitPoint(.topTrailing) }
    /// A corner, the middle of an edge, or the center of the view.
    public static var leading: Self { unitPoint(.leading) }
    /// A corner, the middle of an edge, or the center of the view.
    public static var center: Self { unitPoint(.center) }
    /// A corner, the middle of an edge, or the center of the view.
    public static var trailing: Self { unitPoint(.trailing) }
    /// A corner, the middle of an edge, or the center of the view.
    public static var bottomLeading: Self { unitPoint(.bottomLeading) }
    /// A corner, the middle of an edge, or the center of the view.
    public static var bottom: Self { unitPoint(.bottom) }
    /// A corner, the middle of an edge, or the center of the view.
    public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    /// What an anchor is in the space of the view; zero until the browser has reported it.
    ///
    /// - Parameter anchor: The anchor.
    public subscript<Value>(_ anchor: Anchor<Value>) -> Value { anchor.value(in: self) }
}
