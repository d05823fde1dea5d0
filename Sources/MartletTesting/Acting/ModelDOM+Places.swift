/// Where in the browser's history the page is, as Public/martlet-navigation.js says it.
extension ModelDOM {
    /// The query of the tab and of the page that are seen, outside of dialogs.
    var place: String {
        var place = ""
        _ = root.first { element in
            if let own = element.attributes["data-place"], !element.isHidden, !element.isInDialog {
                place = own
            }
            return false
        }
        return place
    }

    func go(to place: String) throws(TestPageError) -> [PageEvent] {
        var events: [PageEvent] = []
        _ = root.first { element in
            if element.listens(to: "popstate"), !element.isHidden, !element.isInDialog,
                element.parent?.closest({ $0.listens(to: "popstate") }) == nil, let number = element.number {
                events.append(PageEvent(target: number, type: "popstate", value: .string(place)))
            }
            return false
        }
        guard !events.isEmpty else { throw TestPageError(.unsuitable, "The page has no NavigationStack.") }
        return events
    }
}

extension ModelElement {
    /// What is in a dialog is in no address.
    fileprivate var isInDialog: Bool { closest { $0.name == "dialog" } != nil }
}
