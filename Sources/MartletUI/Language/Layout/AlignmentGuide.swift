/// The modifier of `alignmentGuide(_:computeValue:)`.
public struct _AlignmentGuide: ViewModifier {
    enum Guide {
        case horizontal(HorizontalAlignment), vertical(VerticalAlignment)

        /// The name of a guide of the program's own, and where it is.
        func own(at value: CGFloat) -> String? {
            switch self {
            case .horizontal(let guide): guide.isOwn ? "\(GuideCode.name(guide.code)) \(CSS.number(value))" : nil
            case .vertical(let guide): guide.isOwn ? "\(GuideCode.name(guide.code)) \(CSS.number(value))" : nil
            }
        }
    }

    let guide: Guide
    let value: (ViewDimensions) -> CGFloat
    private let geometry = GeometryProperty()

    init(_ guide: Guide, _ value: @escaping (ViewDimensions) -> CGFloat) { (self.guide, self.value) = (guide, value) }

    public func body(content: Content) -> some View {
        let size = GeometryProxy(geometry).size
        // Most guides are numbers, or parts of a size that is 0 until the browser has reported it.
        let dimensions = ViewDimensions(size: geometry.location?.isReported == true ? size : .zero)
        let value = value(dimensions)
        var distance = CGSize.zero
        switch guide {
        case .horizontal(let guide) where !guide.isOwn: distance.width = dimensions[guide] - value
        case .vertical(let guide) where !guide.isOwn: distance.height = dimensions[guide] - value
        default: break
        }
        // The stack that is aligned by a guide of the program's own may be further out.
        return content.modifier(_MeasuredBox(geometry)).attribute("data-guide", guide.own(at: value)).offset(distance)
    }
}

extension View {
    /// Aligns the view by another of its lines than its edge or its middle.
    ///
    ///     Image(systemName: "person").overlay(alignment: .topTrailing) {
    ///         Badge().alignmentGuide(.top) { $0[VerticalAlignment.center] }.alignmentGuide(.trailing) { $0.width / 2 }
    ///     }
    ///
    /// The view is drawn where the guide lies on that of the views beside it; its container has the size that it has without the
    /// guide, except a stack with an alignment of the program's own (``AlignmentID``). So it is in a stack or layer of this alignment; in one of another alignment SwiftUI ignores the guide. The browser
    /// reports the view's size.
    ///
    /// - Parameters:
    ///   - guide: The alignment of the container.
    ///   - computeValue: Returns where the guide is, from the leading edge, by the view's size.
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuide(.horizontal(guide), computeValue))
    }

    /// Aligns the view by another of its lines than its edge or its middle, as
    /// ``alignmentGuide(_:computeValue:)-(HorizontalAlignment,_)``.
    ///
    /// - Parameters:
    ///   - guide: The alignment of the container.
    ///   - computeValue: Returns where the guide is, from the top, by the view's size.
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuide(.vertical(guide), computeValue))
    }

    /// Has no effect: the line between rows is as wide as its list.
    ///
    /// - Parameters:
    ///   - guide: The end of the lines.
    ///   - computeValue: Would return where it is.
    public func alignmentGuide(
        _ guide: ListRowSeparatorAlignment, computeValue: (ViewDimensions) -> CGFloat
    ) -> some View {
        IgnoredHint.alignmentGuide.passing(self)
    }
}

/// An end of the lines between rows.
public struct ListRowSeparatorAlignment: Sendable {
    /// An end of the lines between rows.
    public static let listRowSeparatorLeading = Self(), listRowSeparatorTrailing = Self()
}
