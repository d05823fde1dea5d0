import MartletUI

/// The kinds of views that are presented over a page.
enum SheetKind: Equatable {
    case sheet, cover
    case popover(PopoverPlace)

    var name: String {
        switch self {
        case .sheet: "m-sheet"
        case .cover: "m-sheet m-full-screen"
        case .popover: "m-sheet"
        }
    }

    /// Where a popover stands.
    var place: PopoverPlace? {
        if case .popover(let place) = self { place } else { nil }
    }
}

/// A view over the page: a `<dialog>` that the browser's client makes modal. Without JavaScript it is open all the same.
struct SheetView<Content: View>: View {
    let kind: SheetKind
    let dismiss: () -> Void
    let content: () -> Content

    @State private var settings = PresentationSettings()
    @State private var title: String?
    @State private var dismissal = Dismissal()
    /// How often the visitor has tried to leave a sheet that stays. The browser shows it again when this changes.
    @State private var attempts = 0

    var body: some View {
        dismissal.action = dismiss
        let staysOpen = settings.isDismissDisabled ?? (kind == .cover)
        return HTML("dialog") {
            HTML("div") {
                if settings.dragIndicator == .visible { HTML("div").class("m-sheet-handle") }
                content()
                    .environment(\.dismiss, DismissAction(dismissal))
                    .environment(\.isPresented, true)
                    .environment(\.navigation, nil)
                    .onPreferenceChange(PresentationSettingsKey.self) { settings = $0 }
                    .onPreferenceChange(NavigationTitleKey.self) { title = $0 }
            }
            .class("m-sheet-content")
            .elementStyles(settings.styles)
            .background(settings.background ?? AnyShapeStyle(.background))
        }
        .modifier(
            _EventModifier(
                .cancel,
                .action {
                    if staysOpen { attempts &+= 1 } else { dismiss() }
                })
        )
        .attribute("open", "")
        .attribute("tabindex", "-1")
        .attribute("data-modal", staysOpen ? "\(attempts)" : "dismissible")
        .attribute("aria-label", title ?? "Sheet")
        .attribute("data-anchor", kind.place?.text)
        .class("m-dialog " + kind.name)
        .elementStyles(
            kind.place == nil ? [] : [.class(settings.keepsPopover == true ? PopoverLook.always : PopoverLook.wide)]
        )
        .elementStyles(settings.sizing?.styles ?? [])
        .preference(key: NavigationTitleKey.self, value: nil)
        .preference(key: NavigationDestinationsKey.self, value: NavigationDestinations())
        .preference(key: NavigationBarKey.self, value: NavigationBarContents())
        .preference(key: PresentationSettingsKey.self, value: PresentationSettings())
        .preference(key: SheetKey.self, value: true)
    }
}

/// Tells a page of a stack that one of its views has a sheet, which is seen whatever covers the page.
enum SheetKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension PresentationSettings {
    /// What the views in a sheet have said of its look.
    var styles: [Style] {
        var styles: [Style] = []
        if let heights = detents?.map(\.height).sorted().joined(separator: ","), !heights.isEmpty {
            styles.append(.inline("min-height", "min(\(heights),100dvh - 3rem)"))
            styles.append(.inline("max-height", "max(\(heights))"))
        }
        if let cornerRadius { styles.append(.length("border-radius", cornerRadius)) }
        return styles
    }
}
