import MartletUI

/// A page that is inspected, and a page that inspects another.
extension Page {
    /// Whether the visitor may inspect the page.
    var isInspected: Bool {
        switch scene.inspection {
        case .byConfiguration: context.configuration.inspects
        case .byVisitor: true
        case .never: false
        }
    }

    /// What is recorded of the page, for an inspector.
    var shownInspection: PageInspection? {
        restoreInspection()
        return inspection
    }

    /// What the page shows, if it is an inspector: the inspection of the page that its path names.
    var inspected: PageInspection? {
        guard scene.inspection == .never, let name = content.parameters["page"],
            let identifier = PageIdentifier(name.utf8)
        else { return nil }
        return session.inside { session in
            SessionBound((try? session.page(identifier))?.shownInspection)
        }.value
    }

    /// An event of the browser is about to be performed.
    func recordForInspection(_ event: EventPost.Event, in tree: ViewGraph) {
        guard let inspection else { return }
        let target =
            switch event.target {
            case .number(let number): "node \(number)"
            case .identifier(let identifier): "#\(identifier)"
            }
        inspection.willPerform(
            InspectedTransaction.Event(type: event.type.name, target: target, view: programView(of: event, in: tree)))
    }
}
