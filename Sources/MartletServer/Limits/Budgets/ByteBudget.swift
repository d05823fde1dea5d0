import Synchronization

/// Bytes that clients make the server keep at a time: all of them together, and those of one address.
///
/// Only what is large is counted, so that an ordinary request takes no lock; what is counted for one address is forgotten
/// with its last byte, so that there are never more entries than requests under way.
final class ByteBudget: Sendable {
    /// Whose bytes are too many.
    enum Refusal: Equatable {
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

    /// Bytes that are held now.
    var total: Int { state.withLock { $0.total } }

    /// Holds `count` more bytes for `address`, or says why not, and then holds nothing. Where nothing is held yet, any
    /// count is taken: one alone is bounded by limits of its own.
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

    /// Holds `count` bytes more that are there already.
    func hold(_ count: Int) { state.withLock { $0.total += count } }

    /// Lets bytes go that were taken for `address`.
    func giveBack(_ count: Int, of address: AddressBlock?) {
        state.withLock { state in
            state.total -= count
            guard let address, let held = state.held[address] else { return }
            state.held[address] = held > count ? held - count : nil
        }
    }
}
