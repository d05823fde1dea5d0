import MartletUI

/// The memory that a page's views take, counted for the address whose visitors use it.
extension Page {
    /// The page is sent as a whole, to a client at an address that is counted.
    func weigh(html count: Int, for address: AddressBlock?) {
        guard let tree else { return }
        if weight.bytes > 0, payer != address {
            context.pageBytes.giveBack(weight.bytes, of: payer)
            context.pageBytes.hold(weight.bytes, of: address)
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
            context.pageBytes.hold(weight.bytes - before, of: payer)
        } else if weight.bytes < before {
            context.pageBytes.giveBack(before - weight.bytes, of: payer)
            context.freedMemory.note(before - weight.bytes)
        }
    }

    /// Charges the visitor for an event, by the time that it took and the bytes that it sends.
    func charge(_ duration: Duration) {
        session.inside { [frameBytes] in $0.chargeEvent(duration, bytes: frameBytes) }
        frameBytes = 0
    }
}
