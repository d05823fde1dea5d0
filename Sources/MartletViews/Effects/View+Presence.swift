public import MartletUI

extension View {
    /// Says that the page is here, as long as it shows this view.
    ///
    /// - Parameters:
    ///   - presence: Where to say it.
    ///   - element: What it says of its visitor; `nil` says nothing.
    public func presence<Element>(_ presence: Presence<Element>, _ element: Element?) -> some View {
        task(id: element) {
            guard let element else { return }
            let page = presence.enter(element)
            defer { presence.leave(page) }
            while !Task.isCancelled { try? await Task.sleep(for: .seconds(3_600)) }
        }
    }
}
