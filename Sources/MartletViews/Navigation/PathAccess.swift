import MartletUI

/// How a stack reads and changes its path, whatever the type of the path is.
struct PathAccess {
    let elements: () -> [any Hashable]
    /// Adds a value; returns `false` if the path takes no values of its type.
    let append: (any Hashable) -> Bool
    /// Keeps the first values only.
    let truncate: (Int) -> Void
    /// The type of every element, where the path has one.
    let elementType: (any Hashable.Type)?

    init(_ path: Binding<NavigationPath>) {
        elements = { path.wrappedValue.elements.map(\.value) }
        append = { value in
            path.wrappedValue.append(value)
            return true
        }
        truncate = { count in path.wrappedValue.removeLast(path.wrappedValue.count - count) }
        elementType = nil
    }

    init<Data: RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
    where Data.Element: Hashable {
        elements = { path.wrappedValue.map { $0 } }
        append = { value in
            guard let value = value as? Data.Element else { return false }
            path.wrappedValue.append(value)
            return true
        }
        truncate = { count in
            let excess = path.wrappedValue.count - count
            guard excess > 0 else { return }
            path.wrappedValue.removeSubrange(path.wrappedValue.index(path.wrappedValue.endIndex, offsetBy: -excess)...)
        }
        elementType = Data.Element.self
    }
}
