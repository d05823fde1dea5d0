public import MartletUI

/// A control for a color: the browser's own, with a label. It knows no opacity, which stays as it is.
public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let label: Label

    private init(_ selection: Binding<Color>, _ label: Label) { (self.selection, self.label) = (selection, label) }

    public var body: some View {
        let selection = selection
        HTML("label") {
            HTML("span") { label }.class("m-control-label")
            ValueInput(
                type: "color",
                text: Binding {
                    HexColor(selection.wrappedValue).text
                } set: { text in
                    if let color = HexColor(text) { selection.wrappedValue = color.color(like: selection.wrappedValue) }
                })
        }
        .class("m-picker m-color-picker")
    }
}

extension ColorPicker {
    /// Creates a control for a color.
    ///
    /// - Parameters:
    ///   - selection: A binding to the color.
    ///   - supportsOpacity: Has no effect: a browser's control has no opacity.
    ///   - label: The label.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(selection, label())
    }
}

extension ColorPicker where Label == Text {
    /// Creates a control with a title for a color.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - selection: A binding to the color.
    ///   - supportsOpacity: Has no effect: a browser's control has no opacity.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection, Text(titleKey))
    }

    /// Creates a control with a string as its title for a color.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - selection: A binding to the color.
    ///   - supportsOpacity: Has no effect: a browser's control has no opacity.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection, Text(title))
    }
}
