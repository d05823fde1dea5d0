public import MartletUI

extension View {
    /// Puts items into the bars of the page around this view.
    ///
    /// The bars belong to a page of a ``NavigationStack``; outside of one, there are none.
    ///
    /// - Parameter content: The items.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        var entries = _ToolbarEntries()
        Content._add(content(), to: &entries)
        return modifier(ToolbarModifier(entries: entries.entries))
    }

    /// Puts items into the bars of the page around this view. Visitors do not rearrange them.
    ///
    /// - Parameters:
    ///   - id: What the toolbar is called where its items can be rearranged.
    ///   - content: The items.
    public func toolbar<Content: ToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { toolbar(content: content) }

    /// Puts views at the end of the bar of the page around this view.
    ///
    /// - Parameter content: The views.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        toolbar { [content = content()] in ToolbarItem { content } }
    }

    /// Shows or hides bars of the page around this view.
    ///
    /// - Parameters:
    ///   - visibility: Whether they are shown.
    ///   - bars: The bars; without any, the one at the top.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let bars = bars.isEmpty ? [.navigationBar] : bars
        return bar { contents in for bar in bars { contents.visibility[bar] = visibility } }
    }

    /// Shows or hides bars of the page around this view.
    ///
    /// - Parameters:
    ///   - visibility: Whether they are shown.
    ///   - bars: The bars; without any, the one at the top.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let bars = bars.isEmpty ? [.navigationBar] : bars
        return bar { contents in for bar in bars { contents.visibility[bar] = visibility } }
    }

    /// Shows or hides the background of bars of the page around this view.
    ///
    /// - Parameters:
    ///   - visibility: Whether it is shown.
    ///   - bars: The bars; without any, the one at the top.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let bars = bars.isEmpty ? [.navigationBar] : bars
        return bar { contents in for bar in bars { contents.backgrounds[bar] = visibility } }
    }

    /// Shows or hides the background of bars of the page around this view.
    ///
    /// - Parameters:
    ///   - visibility: Whether it is shown.
    ///   - bars: The bars; without any, the one at the top.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let bars = bars.isEmpty ? [.navigationBar] : bars
        return bar { contents in for bar in bars { contents.backgrounds[bar] = visibility } }
    }

    /// Sets the color behind bars of the page around this view; the bar of tabs keeps its own.
    ///
    /// - Parameters:
    ///   - style: The style, of which the color is shown.
    ///   - bars: The bars; without any, the one at the top.
    @_disfavoredOverload
    public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View {
        let (color, bars) = (style._color, bars.isEmpty ? [.navigationBar] : bars)
        return bar { contents in for bar in bars { contents.colors[bar] = color } }
    }
}

/// Puts items into the bars of a page. They edit what the view with the toolbar edits, whoever keeps the mode.
private struct ToolbarModifier: ViewModifier {
    let entries: [ToolbarEntry]
    @Environment(\.editMode) private var editMode

    func body(content: Content) -> some View {
        let items = entries.map { entry in
            ToolbarEntry(
                id: entry.id, placement: entry.placement,
                content: AnyView(entry.content.environment(\.editMode, editMode)))
        }
        content.bar { $0.items += items }
    }
}
