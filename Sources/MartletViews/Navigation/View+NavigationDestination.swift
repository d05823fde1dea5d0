public import MartletUI

extension View {
    /// Says which page a ``NavigationStack`` shows for the values of a type in its path.
    ///
    /// Write it inside the stack, around what leads to the values, and not inside a lazy container: the views there exist
    /// only while they are near.
    ///
    /// - Parameters:
    ///   - data: The type of the values.
    ///   - destination: Makes the page of a value.
    public func navigationDestination<Data: Hashable, Destination: View>(
        for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Destination
    ) -> some View {
        modifier(
            DeclaredDestination(
                values: NavigationDestinations.OfValues(type: data) { value in
                    AnyView((value as? Data).map(destination))
                }))
    }

    /// Shows a page in the ``NavigationStack`` around this view while a binding is `true`.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that shows the page. It becomes `false` when the visitor goes back.
    ///   - destination: Makes the page.
    public func navigationDestination<Destination: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) -> some View {
        let destination = destination()
        return modifier(
            PresentedPage(isPresented: { isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 }) {
                AnyView(destination)
            })
    }

    /// Shows a page in the ``NavigationStack`` around this view while a binding has an item.
    ///
    /// - Parameters:
    ///   - item: A binding to the item. It becomes `nil` when the visitor goes back.
    ///   - destination: Makes the page of the item.
    public func navigationDestination<Item: Hashable, Destination: View>(
        item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
    ) -> some View {
        let last = LastItem<Item>()
        return modifier(
            PresentedPage(
                isPresented: { item.wrappedValue != nil },
                set: { isPresented in item.wrappedValue = isPresented ? last.item : nil }
            ) {
                last.item = item.wrappedValue
                return AnyView(item.wrappedValue.map { destination($0).id($0) })
            })
    }
}

/// The item that was presented last, for who goes forward again.
private final class LastItem<Item> {
    var item: Item?
}

/// The modifier of a view that leads to the pages of a type's values.
private struct DeclaredDestination: ViewModifier {
    let values: NavigationDestinations.OfValues
    @Environment(\.navigation) private var navigation

    func body(content: Content) -> some View {
        navigation?.declare { $0.values.append(values) }
        return content.transformPreference(NavigationDestinationsKey.self) { $0.values.append(values) }
    }
}
