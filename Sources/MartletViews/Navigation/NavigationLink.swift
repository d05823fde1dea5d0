public import MartletUI

/// A link to another page of the ``NavigationStack`` around it.
///
/// A link to a value whose type is `Codable` is a link of the browser's, which can be opened in another tab and works
/// without JavaScript; any other is a button. Outside of a stack, and with `nil`, it is disabled.
public struct NavigationLink<Label: View, Destination: View>: View {
    private let label: Label
    private let target: Target
    @Environment(\.navigation) private var navigation

    private enum Target {
        case value((any Hashable)?)
        case page(Destination)
        case presented(Destination, Binding<Bool>)
    }

    private init(_ target: Target, _ label: Label) { (self.target, self.label) = (target, label) }

    public var body: some View {
        switch target {
        case .value(let value): ValueLink(value: value, label: label, navigation: navigation)
        case .page(let destination): PageLink(destination: destination, label: label)
        case .presented(let destination, let isActive):
            PresentingLink(destination: destination, isActive: isActive, label: label)
        }
    }
}

/// A link to the page of a value.
private struct ValueLink<Label: View>: View {
    let value: (any Hashable)?
    let label: Label
    let navigation: NavigationContext?
    @Environment(\.splitColumn) private var column
    @Environment(\.isRowChoice) private var isRowChoice

    var body: some View {
        if isRowChoice {
            label
        } else if let value, let navigation, let address = navigation.address(of: value) {
            HTML("a") { label }
                .attribute("href", address)
                .attribute("data-links", "")
                .modifier(_EventModifier(.link, .action { push(value) }))
                .class("m-navigation-link")
        } else {
            Button {
                if let value { push(value) }
            } label: {
                label
            }
            .disabled(value == nil || navigation == nil && column?.hasNext != true)
            .class("m-navigation-link")
        }
    }

    private func push(_ value: any Hashable) {
        guard let navigation else {
            column?.show(value)
            return
        }
        _ = navigation.navigator.push(value, above: navigation.place.count)
    }
}

/// A link that makes its page itself.
private struct PageLink<Label: View, Destination: View>: View {
    let destination: Destination
    let label: Label
    @State private var isActive = false

    var body: some View { PresentingLink(destination: destination, isActive: $isActive, label: label) }
}

/// A link that shows its page while a binding is `true`.
private struct PresentingLink<Label: View, Destination: View>: View {
    let destination: Destination
    let isActive: Binding<Bool>
    let label: Label
    @Environment(\.navigation) private var navigation
    @Environment(\.splitColumn) private var column

    var body: some View {
        let (destination, isActive) = (destination, isActive)
        Button {
            if navigation == nil { column?.present(dismissing: { isActive.wrappedValue = false }) }
            isActive.wrappedValue = true
        } label: {
            label
        }
        .disabled(navigation == nil && column?.hasNext != true)
        .class("m-navigation-link")
        .modifier(
            PresentedPage(isPresented: { isActive.wrappedValue }, set: { isActive.wrappedValue = $0 }) {
                AnyView(destination)
            })
    }
}

/// In a list with a selection in a column of a split view, its row selects the value.
extension NavigationLink: RowValueView {
    package var rowValue: AnyHashable? {
        if case .value(let value?) = target { AnyHashable(value) } else { nil }
    }
}

// MARK: The initializers are SwiftUI's.

extension NavigationLink where Destination == Never {
    /// Creates a link to the page of a value.
    ///
    /// - Parameters:
    ///   - value: The value, for whose type a view of the stack has a `navigationDestination(for:destination:)`; `nil` for
    ///     a link that is disabled.
    ///   - label: The views inside the link.
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) { self.init(.value(value), label()) }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link with a title to the page of a value.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - value: The value; `nil` for a link that is disabled.
    public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
        self.init(.value(value), Text(titleKey))
    }

    /// Creates a link with a string as its title to the page of a value.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - value: The value; `nil` for a link that is disabled.
    @_disfavoredOverload
    public init<Value: Hashable>(_ title: some StringProtocol, value: Value?) {
        self.init(.value(value), Text(title))
    }
}

extension NavigationLink {
    /// Creates a link to a page.
    ///
    /// - Parameters:
    ///   - destination: Makes the page.
    ///   - label: The views inside the link.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.page(destination()), label())
    }

    /// Creates a link to a page.
    ///
    /// - Parameters:
    ///   - destination: The page.
    ///   - label: The views inside the link.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.page(destination), label())
    }

    /// Creates a link to a page that is shown while a binding is `true`.
    ///
    /// - Parameters:
    ///   - destination: The page.
    ///   - isActive: A binding that shows the page.
    ///   - label: The views inside the link.
    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(.presented(destination, isActive), label())
    }

    /// Creates a link to a page that is shown while a binding has a value.
    ///
    /// - Parameters:
    ///   - destination: The page.
    ///   - tag: The value.
    ///   - selection: A binding that shows the page while it has the value.
    ///   - label: The views inside the link.
    @available(*, deprecated, message: "Use navigationDestination(item:destination:).")
    public init<Tag: Hashable>(
        destination: Destination, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label
    ) {
        let isActive = Binding(
            get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
        self.init(.presented(destination, isActive), label())
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a title to a page.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - destination: Makes the page.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(.page(destination()), Text(titleKey))
    }

    /// Creates a link with a string as its title to a page.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - destination: Makes the page.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) {
        self.init(.page(destination()), Text(title))
    }

    /// Creates a link with a title to a page.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - destination: The page.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(.page(destination), Text(titleKey))
    }

    /// Creates a link with a string as its title to a page.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - destination: The page.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: Destination) {
        self.init(.page(destination), Text(title))
    }
}
