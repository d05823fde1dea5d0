import MartletUI

/// The memory that a page's views take, counted for the address whose visitors use it.
extension Page {
    /// The page is sent as a whole, to a client at an address that is counted.
    func weigh(html count: Int, for address: AddressBlock?) {
        guard let tree else { return }
        if weight.bytes > 0, payer != address {
            context.budgets.pageBytes.giveBack(weight.bytes, of: payer)
            context.budgets.pageBytes.hold(weight.bytes, of: address)
        }
        payer = address
        change { $0.measure(html: count, of: tree) }
    }

    /// A frame was sent. A small one changes little.
    func weigh(frame count: Int, isWhole: Bool) {
        frameBytes &+= count
        guard count > 4_096 || weight.bytes > 0, let tree else { return }
        change { weight in
            if isWhole { weight.measure(html: count, of: tree) } else { weight.measure(frame: count, of: tree) }
        }
    }

    /// The views were released.
    func weighNothing() { change { $0 = PageWeight() } }

    private func change(_ body: (inout PageWeight) -> Void) {
        let before = weight.bytes
        body(&weight)
        if weight.bytes > before {
            context.budgets.pageBytes.hold(weight.bytes - before, of: payer)
        } else if weight.bytes < before {
            context.budgets.pageBytes.giveBack(before - weight.bytes, of: payer)
            context.freedMemory.add(before - weight.bytes)
        }
    }

    /// Why a post is not performed now that may make the page large: large pages take all the memory that they may. Without
    /// a `handler`, its events may have any.
    func lackOfRoom(for post: EventPost, _ handler: InlineExecutionPolicy?) -> Problem? {
        guard handler?.makesPagesLarge ?? post.events.contains(where: { !$0.type.isReport }) else { return nil }
        return context.budgets.problem(ofPagesAt: payer)
    }

    /// Charges the visitor for an event, by the time that it took and the bytes of the frames since ``frameBytes`` was set.
    func charge(_ duration: Duration, for handler: InlineExecutionPolicy?) {
        if let work = Session.work(of: duration, bytes: frameBytes) { session.inside { $0.charge(work: work) } }
        // Views of a light page are not weighed, so these bytes are the first of a large one.
        if frameBytes > RenderCost.heavyBytes { handler?.markLargePage() }
    }
}
