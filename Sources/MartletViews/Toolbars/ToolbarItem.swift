public import MartletUI

/// One item of a toolbar.
public struct ToolbarItem<Content: View>: _PrimitiveToolbarContent {
    private let identifier: String?
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - placement: Where in the bars it is.
    ///   - content: The views.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (identifier, self.placement, self.content) = (nil, placement, content())
    }

    /// Creates an item with an identifier.
    ///
    /// - Parameters:
    ///   - id: The identifier, by which the item keeps its state when others come before it.
    ///   - placement: Where in the bars it is.
    ///   - content: The views.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (identifier, self.placement, self.content) = (id, placement, content())
    }

    public static func _add(_ item: Self, to entries: inout _ToolbarEntries) {
        entries.add(AnyView(item.content), item.placement, identifier: item.identifier)
    }
}

/// Several items of a toolbar in one place.
public struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Creates a group of items.
    ///
    /// - Parameters:
    ///   - placement: Where in the bars they are.
    ///   - content: The views.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
    }

    public static func _add(_ group: Self, to entries: inout _ToolbarEntries) {
        entries.add(AnyView(group.content), group.placement)
    }
}

/// Room between the items of a toolbar.
public struct ToolbarSpacer: _PrimitiveToolbarContent {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Creates a space.
    ///
    /// - Parameters:
    ///   - sizing: Whether it takes all room that is left.
    ///   - placement: Where in the bars it is.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        (self.sizing, self.placement) = (sizing, placement)
    }

    public static func _add(_ spacer: Self, to entries: inout _ToolbarEntries) {
        switch spacer.sizing {
        case .flexible: entries.add(AnyView(Spacer()), spacer.placement)
        case .fixed: entries.add(AnyView(Color.clear.frame(width: 16, height: 1)), spacer.placement)
        }
    }
}

/// How much room a ``ToolbarSpacer`` takes.
public enum SpacerSizing: Sendable {
    /// All that is left.
    case flexible
    /// As much as between two groups.
    case fixed
}
