/// The horizontal position of the views in a column: an edge, the middle, or a guide of the program's own.
///
///     extension HorizontalAlignment {
///         private enum Icon: AlignmentID {
///             static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
///         }
///         static let icon = HorizontalAlignment(Icon.self)
///     }
public struct HorizontalAlignment: Hashable, Sendable {
    @usableFromInline let code: UInt32

    @inlinable init(code: UInt32) { self.code = code }

    /// The leading edge.
    @inlinable public static var leading: Self { Self(code: 0) }
    /// The middle.
    @inlinable public static var center: Self { Self(code: 1) }
    /// The trailing edge.
    @inlinable public static var trailing: Self { Self(code: 2) }

    /// Creates an alignment of the program's own.
    ///
    /// A stack with it puts the guides of its views on one line: those that ``View/alignmentGuide(_:computeValue:)-(HorizontalAlignment,_)``
    /// gives a view or one inside it, and of the others the default. Other containers, and every one without a script, align
    /// the edge or the middle that is nearest to the default.
    ///
    /// - Parameter id: The type that says where the guide of other views is.
    public init(_ id: any AlignmentID.Type) {
        code = GuideCode.code(of: id, at: id.defaultValue(in: GuideCode.unit))
    }

    var isOwn: Bool { code >> GuideCode.nameShift != 0 }
    /// The edge or the middle that is nearest: 0 for leading, 1 for the middle.
    var edge: UInt32 { code & 7 }
    var guide: Style? { isOwn ? .token("--m-across", GuideCode.text(code)) : nil }
    var style: StyleClass { StackLayout.style(of: Int(edge)) }

    /// Where the guide is in a width.
    func place(in width: CGFloat) -> CGFloat {
        isOwn ? width * GuideCode.share(code) : edge == 0 ? 0 : edge == 1 ? width / 2 : width
    }
}

/// The vertical position of the views in a row: an edge, the middle, a baseline, or a guide of the program's own, as in
/// ``HorizontalAlignment``.
public struct VerticalAlignment: Hashable, Sendable {
    @usableFromInline let code: UInt32

    @inlinable init(code: UInt32) { self.code = code }

    /// The top.
    @inlinable public static var top: Self { Self(code: 0) }
    /// The middle.
    @inlinable public static var center: Self { Self(code: 1) }
    /// The bottom.
    @inlinable public static var bottom: Self { Self(code: 2) }
    /// The first lines of texts share a baseline.
    @inlinable public static var firstTextBaseline: Self { Self(code: 3) }
    /// The last lines of texts share a baseline.
    @inlinable public static var lastTextBaseline: Self { Self(code: 4) }

    /// Creates an alignment of the program's own, as ``HorizontalAlignment/init(_:)``.
    ///
    /// - Parameter id: The type that says where the guide of other views is.
    public init(_ id: any AlignmentID.Type) {
        code = GuideCode.code(of: id, at: id.defaultValue(in: GuideCode.unit))
    }

    var isOwn: Bool { code >> GuideCode.nameShift != 0 }
    /// The edge, the middle or the baseline that is nearest, by the codes above.
    var edge: UInt32 { code & 7 }
    var guide: Style? { isOwn ? .token("--m-down", GuideCode.text(code)) : nil }

    var style: StyleClass {
        switch edge {
        case 3: StackLayout.firstBaseline
        case 4: StackLayout.lastBaseline
        default: StackLayout.style(of: Int(edge))
        }
    }

    /// Where the guide is in a height. Baselines count as the bottom, because the browser does not report them.
    func place(in height: CGFloat) -> CGFloat {
        isOwn ? height * GuideCode.share(code) : edge == 0 ? 0 : edge == 1 ? height / 2 : height
    }
}

/// Says where the guide of an alignment is in views that do not set it.
public protocol AlignmentID {
    /// Returns where the guide is, from the leading edge or the top: a part of the width or the height.
    ///
    /// - Parameter context: The size of a view.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide of the program's own as a number, so that a stack is no larger for it: the nearest edge, where the guide is by
/// default in thousandths of the size, and a number for its type.
enum GuideCode {
    static let nameShift: UInt32 = 13
    static var unit: ViewDimensions { ViewDimensions(size: CGSize(width: 1_000, height: 1_000)) }

    static func code(of id: any AlignmentID.Type, at place: CGFloat) -> UInt32 {
        let share = UInt32(CSS.clamped(place, 0...1_000).rounded())
        let nearest: UInt32 = share < 250 ? 0 : share > 750 ? 2 : 1
        var hash: UInt32 = 2_166_136_261
        for byte in String(reflecting: id).utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        let name = max(1, hash >> nameShift)
        return nearest | share << 3 | name << nameShift
    }

    static func share(_ code: UInt32) -> CGFloat { CGFloat((code >> 3) & 1_023) / 1_000 }
    static func name(_ code: UInt32) -> String { String(code >> nameShift, radix: 36) }
    /// The name, and where the guide is by default as a share of the size.
    static func text(_ code: UInt32) -> String { "\(name(code)) \(CSS.number(share(code)))" }
}
