public import MartletUI

/// What the views in a sheet say of it.
struct PresentationSettings: Equatable {
    var detents: Set<PresentationDetent>?
    var isDismissDisabled: Bool?
    var dragIndicator: Visibility?
    var cornerRadius: CGFloat?
    var background: AnyShapeStyle?
    var sizing: _SheetSizing?
    /// Whether a popover is one in a narrow window, too.
    var keepsPopover: Bool?

    mutating func join(_ next: PresentationSettings) {
        detents = detents ?? next.detents
        isDismissDisabled = isDismissDisabled ?? next.isDismissDisabled
        dragIndicator = dragIndicator ?? next.dragIndicator
        cornerRadius = cornerRadius ?? next.cornerRadius
        background = background ?? next.background
        sizing = sizing ?? next.sizing
        keepsPopover = keepsPopover ?? next.keepsPopover
    }
}

enum PresentationSettingsKey: PreferenceKey {
    static var defaultValue: PresentationSettings { PresentationSettings() }
    static func reduce(value: inout PresentationSettings, nextValue: () -> PresentationSettings) {
        value.join(nextValue())
    }
}

extension View {
    func presentation(_ change: @escaping (inout PresentationSettings) -> Void) -> some View {
        transformPreference(PresentationSettingsKey.self) { settings in
            var own = PresentationSettings()
            change(&own)
            settings.join(own)
        }
    }

    /// Sets the heights of the sheet around this view: it is as high as the smallest, and grows with its content up to the
    /// largest.
    ///
    /// - Parameter detents: The heights.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentation { $0.detents = detents }
    }

    /// Sets the heights of the sheet around this view: it is as high as the smallest, and grows with its content up to the
    /// largest.
    ///
    /// - Parameters:
    ///   - detents: The heights.
    ///   - selection: The height that is chosen. Only the program changes it: a page's sheet is not dragged.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        presentation { $0.detents = [selection.wrappedValue] }
    }

    /// Says whether the sheet around this view stays when the visitor presses Escape or beside it.
    ///
    /// - Parameter isDisabled: Whether it stays.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentation { $0.isDismissDisabled = isDisabled }
    }

    /// Shows or hides the handle at the top of the sheet around this view.
    ///
    /// - Parameter visibility: Whether it is shown. It is a sign only: a page's sheet is not dragged.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentation { $0.dragIndicator = visibility }
    }

    /// Sets the radius of the corners of the sheet around this view.
    ///
    /// - Parameter cornerRadius: The radius in pixels, or `nil` for that of all sheets.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentation { $0.cornerRadius = cornerRadius }
    }

    /// Sets the background of the sheet around this view.
    ///
    /// - Parameter style: The background.
    public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
        presentation { $0.background = AnyShapeStyle(style) }
    }

    /// Sets the width of the sheet that this view is in, where the window has space for it.
    ///
    /// - Parameter sizing: The width.
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        presentation { $0.sizing = sizing._sizing }
    }
}
