public import MartletUI

/// Columns of a ``Table``: one, or several.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of the rows' values.
    associatedtype TableRowValue: Identifiable
    /// The type of what sorts by the columns; `Never` if nothing does.
    associatedtype TableColumnSortComparator

    var _columns: [_TableColumn<TableRowValue>] { get }
}

/// Several columns of a ``Table``.
public struct _TableColumns<RowValue: Identifiable, Sort>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    public let _columns: [_TableColumn<RowValue>]
}

/// Where the content of a column stands in its cells.
public struct TableColumnAlignment: Hashable, Sendable {
    let css: String

    /// At the beginning.
    public static let automatic = Self(css: "start")
    /// At the beginning.
    public static let leading = Self(css: "start")
    /// In the middle.
    public static let center = Self(css: "center")
    /// At the end.
    public static let trailing = Self(css: "end")
    /// Where numbers stand: at the end.
    public static let numeric = Self(css: "end")
}

extension TableColumnContent {
    /// Gives columns a width; a table without space for it scrolls sideways.
    ///
    /// - Parameter width: The width; without one the content decides.
    public func width(_ width: CGFloat? = nil) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { column in
            guard let width, width.isFinite else { return }
            let length = CSS.pixels(max(0, width))
            column.styles = [.inline("width", length), .inline("min-width", length), .inline("max-width", length)]
        }
    }

    /// Limits the width of columns.
    ///
    /// - Parameters:
    ///   - min: The least width.
    ///   - ideal: The width where there is space.
    ///   - max: The greatest width.
    public func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        func style(_ property: StaticString, _ length: CGFloat?) -> [Style] {
            guard let length, length.isFinite else { return [] }
            return [.inline(property, CSS.pixels(Swift.max(0, length)))]
        }
        return changed {
            $0.styles = style("min-width", min) + style("width", ideal) + style("max-width", max)
        }
    }

    /// Sets where the content of columns stands in their cells.
    ///
    /// - Parameter alignment: At the beginning, in the middle or at the end.
    public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { changed { $0.alignment = alignment } }

    private func changed(
        _ change: (inout _TableColumn<TableRowValue>) -> Void
    ) -> _TableColumns<TableRowValue, TableColumnSortComparator> {
        var columns = _columns
        for index in columns.indices { change(&columns[index]) }
        return _TableColumns(_columns: columns)
    }
}
