import MartletUI

/// A request for a page: an object, since it has many parts and passes through several hands.
final class PageRequest: Sendable {
    let route: PageRoute
    /// What such requests have cost lately.
    let cost: RenderCost
    let request: Request
    /// The address of the page.
    let place: PageAddress
    /// The address that the request counts for.
    let client: AddressBlock?
    /// The visitor's session, and the name by which it was found.
    let known: (session: Session, name: SessionIdentifier)?
    /// What the visitor's cookie names, whether or not there is such a session.
    let former: SessionIdentifier?
    let takesGzip: Bool

    init(
        route: PageRoute, cost: RenderCost, request: Request, place: PageAddress, client: AddressBlock?,
        known: (session: Session, name: SessionIdentifier)?, former: SessionIdentifier?, takesGzip: Bool
    ) {
        (self.route, self.cost, self.request, self.place) = (route, cost, request, place)
        (self.client, self.known, self.former, self.takesGzip) = (client, known, former, takesGzip)
    }
}

/// What was charged in advance for a page.
struct Payment: Sendable {
    let cost: RenderCost
    let address: AddressBlock?
    let work: Double
    let weight: Int
}
