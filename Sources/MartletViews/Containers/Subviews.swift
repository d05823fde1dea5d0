public import MartletUI

/// One of the views that a container's content consists of.
public struct Subview: View, Identifiable {
    /// What tells a subview from others: the identifier of its element in a `ForEach`, or else its position.
    public struct ID: Hashable {
        let element: AnyHashable?
        /// The position, or how many subviews before have the same identifier.
        let number: Int
    }

    /// What tells the subview from others.
    public let id: ID
    let view: AnyView

    public var body: some View { view }
}

/// The views that a container's content consists of.
///
/// They are what the container is written with: the views of its builder, of a `Group`, an `if` and a `ForEach`. A view with a
/// `body` of its own is one, however many views are in that.
public struct SubviewsCollection: RandomAccessCollection, View {
    public typealias SubSequence = SubviewsCollection

    private let subviews: ArraySlice<Subview>

    /// The position of the first view.
    public var startIndex: Int { subviews.startIndex }
    /// The position after the last view.
    public var endIndex: Int { subviews.endIndex }

    init(_ content: some View) { self.init(ContainedView.all(in: content)) }

    init(_ views: [ContainedView]) {
        var counts: [AnyHashable: Int] = [:]
        subviews =
            ArraySlice(
                views.filter { !($0.view is EmptyView) }.enumerated().map { position, contained in
                    var number = position
                    if let element = contained.identifier {
                        number = counts[element, default: 0]
                        counts[element] = number + 1
                    }
                    return Subview(
                        id: Subview.ID(element: contained.identifier, number: number), view: AnyView(contained.view))
                })
    }

    private init(_ subviews: ArraySlice<Subview>) { self.subviews = subviews }

    public subscript(position: Int) -> Subview { subviews[position] }
    public subscript(bounds: Range<Int>) -> SubviewsCollection { SubviewsCollection(subviews[bounds]) }

    /// The views, one after another.
    public var body: some View { ForEach(self) { $0 } }
}

extension SubviewsCollection: ViewContainer {
    package var containedViews: [ContainedView] {
        subviews.map { ContainedView(view: $0.view, identifier: AnyHashable($0.id)) }
    }
}

extension Group {
    /// Creates a group of what a function makes of the views of a content: a container of a program's own.
    ///
    ///     struct Cards<Content: View>: View {
    ///         @ViewBuilder let content: Content
    ///
    ///         var body: some View {
    ///             Group(subviews: content) { subviews in
    ///                 ForEach(subviews) { subview in subview.padding().border(.gray) }
    ///             }
    ///         }
    ///     }
    ///
    /// - Parameters:
    ///   - view: The content. A view in it with a `body` of its own is one, however many views are in that.
    ///   - transform: Makes the group's views of the content's.
    public init<Base: View>(
        subviews view: Base, @ViewBuilder transform: (SubviewsCollection) -> Content
    ) { self.init { transform(SubviewsCollection(view)) } }
}

extension ForEach where Content: View, Data == SubviewsCollection, ID == Subview.ID {
    /// Makes a view of each view of a content.
    ///
    /// - Parameters:
    ///   - view: The content. A view in it with a `body` of its own is one, however many views are in that.
    ///   - content: Makes a view of one of the content's.
    public init<Base: View>(subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content) {
        self.init(SubviewsCollection(view), content: content)
    }
}
