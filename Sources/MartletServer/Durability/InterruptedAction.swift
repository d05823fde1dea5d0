import CCrash
import Glibc

/// An action that a worker's end has interrupted. It is not run again.
package struct InterruptedAction: Equatable, Sendable {
    /// Names it to the visitor and in the log.
    package let id: String
    package let session: SessionKey
    package let page: UInt64
    package let post: UInt64
    package let address: UInt64
    /// The events of the post that are not done again.
    package let events: EventSet
    package let view: String
    package let event: String
    /// The path of the page's scene.
    package let path: String
    /// Whether this action has ended the process, and not another one that ran at the same time.
    package let isCulprit: Bool
    /// Whether it may have ended the process: then it is not run again.
    package let isSuspect: Bool

    /// What was under way, if no event of the visitor's named it.
    var work: RecordedWork? { post == 0 ? RecordedWork(rawValue: event) : nil }

    /// What the visitor reads.
    var sentence: String {
        switch (work, isCulprit) {
        case (.makingPage?, true): "The server ended while it made this page (\(id))."
        case (.taskTurn?, true): "A task of this page ended the server (\(id))."
        case (.makingPage?, false): "The server ended; it was making this page (\(id))."
        case (.taskTurn?, false): "The server ended while a task of this page was under way (\(id))."
        case (nil, true): "This action ended the server and was not done (\(id))."
        case (nil, false): "The server ended while this action was under way; it is not done again (\(id))."
        }
    }
}

/// What a worker has left.
package struct EndedWorker: Sendable {
    /// The number by which it was known among the servers with its store; 0 if there was none.
    let server: UInt64
    let actions: [InterruptedAction]
}

extension WorkerMemory {
    /// What workers have left that have ended. Each is returned once.
    func removeEnded() -> [EndedWorker] {
        var ended: [EndedWorker] = []
        removeEndedAreas { area in
            let actions = (0..<UInt32(martlet_action_count)).compactMap { martlet_action_at(area, $0) }
                .filter { martlet_load32(&$0.pointee.state) == martlet_action_running }
            let isKnown = actions.contains { martlet_load32(&$0.pointee.signal) != 0 }
            // A stack overflow leaves no room for the handler that marks the action.
            let isUnknown = !isKnown && Self.crashes.contains(Int32(area.pointee.signal))
            let isSure = isUnknown && actions.count == 1
            let interrupted = actions.map { action in
                let isCulprit = isSure || martlet_load32(&action.pointee.signal) != 0
                return InterruptedAction(action, isCulprit: isCulprit, isSuspect: isCulprit || isUnknown)
            }
            ended.append(EndedWorker(server: martlet_load64(&area.pointee.server), actions: interrupted))
        }
        return ended
    }

    private static let crashes: Set = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]
}

extension InterruptedAction {
    fileprivate init(_ action: UnsafeMutablePointer<martlet_action>, isCulprit: Bool, isSuspect: Bool) {
        let value = action.pointee
        id = IncidentName.make()
        session = SessionKey(high: value.session.0, low: value.session.1)
        (page, post, address) = (value.page, value.post, value.address)
        events = EventSet(rawValue: value.events)
        view = Self.text(martlet_action_view(action), value.view_length, MemoryLayout.size(ofValue: value.view))
        event = Self.text(martlet_action_event(action), value.event_length, MemoryLayout.size(ofValue: value.event))
        path = Self.text(martlet_action_path(action), value.path_length, MemoryLayout.size(ofValue: value.path))
        (self.isCulprit, self.isSuspect) = (isCulprit, isSuspect)
    }

    /// The memory may be damaged: a crash can follow any write.
    private static func text(_ start: UnsafePointer<CChar>?, _ length: UInt8, _ capacity: Int) -> String {
        let bytes = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : min(Int(length), capacity))
        return String(decoding: bytes, as: UTF8.self)
    }
}
