public import MartletUI

/// What the visitor may do with a row, beside what its views say.
public struct _RowEdits {
    /// Removes the row's element.
    var delete: (() -> Void)?
    /// Moves the row's element by a number of rows.
    var move: ((Int) -> Void)?
    /// The row's position, and the number of rows.
    var position = 0
    var count = 0
}

/// A row of which more can be said.
public protocol _EditableRowContent: View {
    func editing(_ change: (inout _RowEdits) -> Void) -> Self
}
