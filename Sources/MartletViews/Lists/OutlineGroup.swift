public import MartletUI

/// A tree of data, whose branches are opened and closed by a press.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let children: KeyPath<Data.Element, Data?>
    private let row: (Data.Element) -> Row

    /// Creates a tree.
    ///
    /// - Parameters:
    ///   - data: The elements at the root.
    ///   - id: What tells an element from others.
    ///   - children: The elements below an element; `nil` for a leaf.
    ///   - content: Makes the row of an element.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Row
    ) { (self.data, self.id, self.children, row) = (data, id, children, content) }

    public var body: some View {
        let (id, children, row) = (id, children, row)
        ForEach(data, id: id) { element in
            if let below = element[keyPath: children] {
                DisclosureGroup {
                    // The type would contain itself otherwise.
                    AnyView(OutlineGroup(below, id: id, children: children, content: row))
                } label: {
                    row(element)
                }
            } else {
                row(element)
            }
        }
    }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates a tree.
    ///
    /// - Parameters:
    ///   - data: The elements at the root.
    ///   - children: The elements below an element; `nil` for a leaf.
    ///   - content: Makes the row of an element.
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Row
    ) { self.init(data, id: \.id, children: children, content: content) }
}

extension List where SelectionValue == Never {
    /// Creates a list of a tree of data.
    ///
    /// - Parameters:
    ///   - data: The elements at the root.
    ///   - children: The elements below an element; `nil` for a leaf.
    ///   - rowContent: Makes the row of an element.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }
}
