import Synchronization

/// A limit on the bytes that clients make the server keep at a time: all clients together, and each address.
///
/// Only large pieces are counted, so that an ordinary request takes no lock. The entry of an address goes with its last
/// byte, so that there are never more entries than requests under way.
final class ByteBudget: Sendable {
    /// The limit that was exceeded.
    enum Refusal: Error, Equatable {
        case address, all
    }

    private struct State {
        var total = 0
        var held: [AddressBlock: Int] = [:]
    }

    private let state = Mutex(State())
    private let limit: Int
    private let limitOfAddress: Int

    init(limit: Int, limitOfAddress: Int) {
        self.limit = limit
        self.limitOfAddress = limitOfAddress
    }

    /// The bytes that are held now.
    var total: Int { state.withLock { $0.total } }

    /// Reserves `count` more bytes for `address`; or reserves nothing and returns the reason. If nothing is held yet,
    /// any count is accepted: a single request has limits of its own.
    func take(_ count: Int, for address: AddressBlock?) -> Refusal? {
        state.withLock { state in
            guard state.total == 0 || count <= limit - state.total else { return .all }
            if let address {
                let held = state.held[address, default: 0]
                guard held == 0 || count <= limitOfAddress - held else { return .address }
                state.held[address] = held + count
            }
            state.total += count
            return nil
        }
    }

    /// Adds `count` bytes that are allocated already, whatever the limits are.
    func hold(_ count: Int, of address: AddressBlock? = nil) {
        state.withLock { state in
            state.total += count
            if let address { state.held[address, default: 0] += count }
        }
    }

    /// The limit that is exceeded by what is held for `address`, or for all, with `count` more bytes.
    func excess(of address: AddressBlock?, adding count: Int) -> Refusal? {
        state.withLock { state in
            if let address, state.held[address, default: 0] > limitOfAddress - count { return .address }
            return state.total > limit - count ? .all : nil
        }
    }

    /// Reserves bytes until the reservation ends; throws the limit that is exceeded.
    func reserve(_ count: Int, for address: AddressBlock?) throws(Refusal) -> Reservation {
        if let refusal = take(count, for: address) { throw refusal }
        return Reservation(self, count, address)
    }

    /// Bytes that are reserved for as long as this object lives.
    final class Reservation: Sendable {
        private let budget: ByteBudget
        private let count: Int
        private let address: AddressBlock?

        fileprivate init(_ budget: ByteBudget, _ count: Int, _ address: AddressBlock?) {
            (self.budget, self.count, self.address) = (budget, count, address)
        }

        deinit { budget.giveBack(count, of: address) }
    }

    /// Releases bytes that were reserved for `address`.
    func giveBack(_ count: Int, of address: AddressBlock?) {
        state.withLock { state in
            state.total -= count
            guard let address, let held = state.held[address] else { return }
            state.held[address] = held > count ? held - count : nil
        }
    }
}
