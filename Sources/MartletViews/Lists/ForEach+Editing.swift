public import MartletUI

extension ForEach where Content: View {
    /// Lets the visitor remove elements: a row's button appears under the pointer, by swiping the row, or in edit mode.
    ///
    /// - Parameter action: Removes the elements at these positions, or `nil` if none can be removed now.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach<Data, ID, _EditableRow<Content>> {
        mapRows { place, content in
            _EditableRow(content: content, edits: _RowEdits(delete: deletion(of: place, action)))
        }
    }

    /// Lets the visitor move elements in edit mode.
    ///
    /// - Parameter action: Moves the elements at these positions before the element at another one, or `nil` if none can
    ///   be moved now.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach<Data, ID, _EditableRow<Content>> {
        let count = count
        return mapRows { place, content in
            _EditableRow(
                content: content,
                edits: _RowEdits(move: movement(of: place, action), position: place?.position ?? 0, count: count))
        }
    }

    fileprivate func deletion(
        of place: (identifier: ID, position: Int)?, _ action: ((IndexSet) -> Void)?
    ) -> (() -> Void)? {
        guard let place, let action else { return nil }
        return {
            guard let position = position(of: place.identifier, near: place.position) else { return }
            action(IndexSet(integer: position))
        }
    }

    fileprivate func movement(
        of place: (identifier: ID, position: Int)?, _ action: ((IndexSet, Int) -> Void)?
    ) -> ((Int) -> Void)? {
        guard let place, let action else { return nil }
        return { rows in
            guard let position = position(of: place.identifier, near: place.position), count > 0 else { return }
            // A row that moves down comes before the one after its new place.
            let target = min(max(position + max(min(rows, count), -count), 0), count - 1)
            if target != position { action(IndexSet(integer: position), target > position ? target + 1 : target) }
        }
    }
}

/// A row that can be removed and moved.
extension ForEach where Content: _EditableRowContent {
    /// Lets the visitor remove elements, too.
    ///
    /// - Parameter action: Removes the elements at these positions, or `nil` if none can be removed now.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
        mapRows { place, row in
            row.editing { $0.delete = deletion(of: place, action) }
        }
    }

    /// Lets the visitor move elements, too.
    ///
    /// - Parameter action: Moves the elements at these positions before the element at another one, or `nil` if none can
    ///   be moved now.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
        let count = count
        return mapRows { place, row in
            row.editing {
                $0.move = movement(of: place, action)
                ($0.position, $0.count) = (place?.position ?? 0, count)
            }
        }
    }
}
