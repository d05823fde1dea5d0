import MartletUI

/// Items of a toolbar.
///
/// Compose your own of others, as a view of views:
///
/// ```swift
/// struct EditingItems: ToolbarContent {
///     let save: () -> Void
///
///     var body: some ToolbarContent {
///         ToolbarItem(placement: .confirmationAction) { Button("Save", action: save) }
///     }
/// }
/// ```
///
/// It has no state of its own: the views in its items may have some. The requirement that begins with an underscore belongs
/// to the engine and has a default.
public protocol ToolbarContent {
    /// The type of this content's items, which the compiler infers from ``body``.
    associatedtype Body: ToolbarContent

    /// The items that this content consists of.
    @ToolbarContentBuilder var body: Body { get }

    static func _add(_ content: Self, to entries: inout _ToolbarEntries)
}

extension ToolbarContent {
    public static func _add(_ content: Self, to entries: inout _ToolbarEntries) {
        entries.descend { Body._add(content.body, to: &$0) }
    }
}

/// Toolbar content that Martlet itself provides.
public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Self {}

extension _PrimitiveToolbarContent {
    /// Content that Martlet provides is its own body.
    public var body: Self { self }
}

// `Never` already has this body as a view.
extension Never: ToolbarContent {}

/// One item of a toolbar.
struct ToolbarEntry: Identifiable {
    var id: String
    let placement: ToolbarItemPlacement
    let content: AnyView
}

/// The items that toolbar content consists of, in their order.
public struct _ToolbarEntries {
    private(set) var entries: [ToolbarEntry] = []
    private var depth = 0

    mutating func add(_ content: AnyView, _ placement: ToolbarItemPlacement, identifier: String? = nil) {
        entries.append(
            ToolbarEntry(id: identifier ?? "item-\(entries.count)", placement: placement, content: content))
    }

    /// Content that contains itself has no items beyond a depth that no program needs.
    mutating func descend(_ body: (inout Self) -> Void) {
        guard depth < 100 else { return }
        depth += 1
        body(&self)
        depth -= 1
    }
}
