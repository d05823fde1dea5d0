/// Where in the browser's history the page is, as Public/martlet-navigation.js says it.
extension ModelDOM {
    /// The query of the page that is seen of a navigation stack.
    var place: String {
        var place = ""
        _ = root.first { element in
            if let own = element.attributes["data-place"], !element.isHidden { place = own }
            return false
        }
        return place
    }

    func go(to place: String) throws(TestPageError) -> [PageEvent] {
        var events: [PageEvent] = []
        _ = root.first { element in
            if element.listens(to: "popstate"), !element.isHidden, let number = element.number {
                events.append(PageEvent(target: number, type: "popstate", value: .string(place)))
            }
            return false
        }
        guard !events.isEmpty else { throw TestPageError(.unsuitable, "The page has no NavigationStack.") }
        return events
    }
}
