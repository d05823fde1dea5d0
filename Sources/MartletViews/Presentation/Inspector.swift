public import MartletUI

/// The modifier of a view with an inspector: a column after it, or a sheet in a narrow window.
struct Inspector<InspectorContent: View>: ViewModifier {
    let isPresented: Binding<Bool>
    @ViewBuilder let inspector: () -> InspectorContent
    @State private var title: String?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.navigation) private var navigation
    @Environment(\.isInHiddenTab) private var isInHiddenTab

    func body(content: Content) -> some View {
        let isCompact = sizeClass == .compact
        let (isPresented, inspector) = (isPresented, inspector)
        HTML("div") {
            HTML("div") { content.onPreferenceChange(NavigationTitleKey.self) { title = $0 } }.class("m-wide")
            if isPresented.wrappedValue, !isCompact { InspectorColumn(content: inspector()) }
        }
        .elementStyles([.class(InspectorWidth.rules)])
        .class("m-wide")
        // The title of what is inspected, not the inspector's. A stack and a tab see to it themselves.
        .pageTitle(navigation == nil && !isInHiddenTab ? title : nil)
        .sheet(
            isPresented: Binding {
                isPresented.wrappedValue && isCompact
            } set: {
                isPresented.wrappedValue = $0
            }, content: inspector)
    }
}

/// The column of an inspector.
private struct InspectorColumn<Content: View>: View {
    let content: Content
    @State private var width = InspectorWidth()

    var body: some View {
        HTML("aside") { content.onPreferenceChange(InspectorWidthKey.self) { width = $0 } }
            .attribute("aria-label", "Inspector")
            .elementStyles(width.styles)
            .preference(key: InspectorWidthKey.self, value: InspectorWidth())
            .preference(key: NavigationTitleKey.self, value: nil)
            .preference(key: PresentationSettingsKey.self, value: PresentationSettings())
    }
}

/// The width of an inspector's column.
struct InspectorWidth: Equatable {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?

    var styles: [Style] {
        func style(_ property: StaticString, _ length: CGFloat?) -> [Style] {
            guard let length, length.isFinite else { return [] }
            return [.inline(property, CSS.pixels(CSS.clamped(length, 0...10_000)))]
        }
        return style("min-width", min) + style("flex-basis", ideal) + style("max-width", max)
    }

    /// A page has these rules only if it has an inspector.
    static let rules = StyleClass(
        "inspector",
        rules: """
            display:flex;gap:var(--m-gap);align-items:stretch;&>div{flex:1;min-width:0}\
            &>aside{flex:0 1 17rem;min-width:12rem;padding-inline-start:1rem;border-inline-start:1px solid var(--m-line)}
            """)
}

enum InspectorWidthKey: PreferenceKey {
    static var defaultValue: InspectorWidth { InspectorWidth() }
    static func reduce(value: inout InspectorWidth, nextValue: () -> InspectorWidth) {
        if value == InspectorWidth() { value = nextValue() }
    }
}

extension View {
    /// Shows an inspector after this view while a binding is `true`; in a narrow window, a sheet.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that shows it. It becomes `false` when the visitor closes the sheet.
    ///   - content: Makes its content.
    public func inspector<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View { modifier(Inspector(isPresented: isPresented, inspector: content)) }

    /// Sets the width of the inspector that this view is in.
    ///
    /// - Parameter width: The width.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: InspectorWidth(min: width, ideal: width, max: width))
    }

    /// Sets the width of the inspector that this view is in.
    ///
    /// - Parameters:
    ///   - min: The least width.
    ///   - ideal: The width where there is space.
    ///   - max: The greatest width.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        preference(key: InspectorWidthKey.self, value: InspectorWidth(min: min, ideal: ideal, max: max))
    }
}
