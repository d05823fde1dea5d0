public import MartletUI

/// The older spelling of what `confirmationDialog` shows.
@available(*, deprecated, message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:).")
public struct ActionSheet {
    /// A button of the sheet. Each closes it.
    public typealias Button = Alert.Button

    fileprivate let title: Text
    fileprivate let message: Text?
    fileprivate let buttons: [Alert.Button]

    /// Creates a sheet.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - message: The text below it.
    ///   - buttons: The buttons.
    public init(title: Text, message: Text? = nil, buttons: [Alert.Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }
}

extension View {
    /// The older spelling of `confirmationDialog`.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that shows the sheet. It becomes `false` when it is closed.
    ///   - content: Makes the sheet.
    @available(*, deprecated, message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:).")
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        let sheet = content()
        return confirmationDialog(sheet.title, isPresented: isPresented, titleVisibility: .visible) {
            AlertButtons(buttons: sheet.buttons)
        } message: {
            sheet.message ?? Text(verbatim: "")
        }
    }

    /// The older spelling of `confirmationDialog`.
    ///
    /// - Parameters:
    ///   - item: A binding to the item that shows the sheet. It becomes `nil` when it is closed.
    ///   - content: Makes the sheet for an item.
    @available(*, deprecated, message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:).")
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> ActionSheet
    ) -> some View {
        let isPresented = Binding {
            item.wrappedValue != nil
        } set: {
            if !$0 { item.wrappedValue = nil }
        }
        return actionSheet(isPresented: isPresented) {
            item.wrappedValue.map(content) ?? ActionSheet(title: Text(verbatim: ""), buttons: [])
        }
    }
}
