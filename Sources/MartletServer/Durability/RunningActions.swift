import CCrash

/// Events of one post, by their position in it.
package struct EventSet: OptionSet, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The event at `position`, which is less than ``EventPost/eventLimit``.
    package init(_ position: Int) { self.init(rawValue: 1 << UInt64(clamping: position)) }
}

/// Records which actions run, in memory that outlives the process: after a crash, the next worker knows what was under
/// way. Recording makes no system call and takes no lock.
package struct RunningActions: Sendable {
    private let memory: WorkerMemory
    /// Safety: the memory outlives this value, which retains it, and each slot has one writer at a time.
    private nonisolated(unsafe) let area: UnsafeMutablePointer<martlet_area>

    /// Records in the area that the supervisor has given to this worker. `nil` if there is no such area.
    package init?(_ memory: WorkerMemory, area index: Int) {
        guard let area = memory.area(index) else { return nil }
        (self.memory, self.area) = (memory, area)
    }

    /// Actions for which there was no slot.
    package var unrecordedCount: Int { Int(clamping: martlet_load64(&area.pointee.unrecorded)) }

    /// Counts a turn of the front's loop.
    func countTurn() { martlet_note_turn(area) }

    /// Whose action it is.
    package struct Owner: Sendable {
        var session: SessionKey
        var page: UInt64
        var post: UInt64
        /// The address block's code; 0 if there is none.
        var address: UInt64

        package init(session: SessionKey, page: UInt64, post: UInt64, address: UInt64) {
            (self.session, self.page, self.post, self.address) = (session, page, post, address)
        }
    }

    /// A recorded action. It is begun and ended on the same thread, the last begun first.
    package struct Slot {
        fileprivate let action: UnsafeMutablePointer<martlet_action>
        fileprivate let outer: UnsafeMutablePointer<martlet_action>?
    }

    /// Begins an action. `nil` if all slots are taken. Before its code runs, call ``describe(_:view:event:path:)``.
    package func begin(_ owner: Owner) -> Slot? {
        var name = martlet_action_name(
            session: (owner.session.high, owner.session.low), page: owner.page, post: owner.post,
            address: owner.address)
        var outer: UnsafeMutablePointer<martlet_action>?
        guard let action = martlet_action_begin(area, &name, &outer) else { return nil }
        return Slot(action: action, outer: outer)
    }

    /// Says what runs next in an action: the view's type, the event and the page's path, of which as much is kept as
    /// there is room for, and which events of the post are not done again if it ends the process.
    package func describe(_ slot: Slot, view: String, event: String, path: String, leavingOut events: EventSet = []) {
        var (view, event, path) = (view, event, path)
        view.withUTF8 { view in
            event.withUTF8 { event in
                path.withUTF8 { path in
                    martlet_action_describe(
                        slot.action, events.rawValue, view.baseAddress, view.count, event.baseAddress, event.count,
                        path.baseAddress,
                        path.count)
                }
            }
        }
    }

    /// Ends an action.
    package func end(_ slot: Slot) { martlet_action_end(slot.action, slot.outer) }
}
