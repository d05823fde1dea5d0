import CCrash

/// Refuses events of visitors whose actions have ended the process repeatedly, and of nobody else. The table is in the
/// memory that outlives the process.
package struct RepeatedCrashes: Sendable {
    private let memory: WorkerMemory
    private let limitOfSession: Int
    private let limitOfAddress: Int
    /// Milliseconds.
    private let interval: UInt64

    package init(_ memory: WorkerMemory, _ limits: ServerConfiguration.Limits) {
        self.memory = memory
        limitOfSession = limits.crashesPerSession
        limitOfAddress = limits.crashesPerAddress
        interval = UInt64(limits.crashInterval * 1_000)
    }

    /// Records that an action has ended the process. `now` is in milliseconds of a clock that all workers share.
    package func record(session: SessionKey, address: UInt64, now: UInt64) {
        martlet_note_crash(
            memory.memory,
            martlet_crash(session: (session.high, session.low), address: address, time: max(now, 1)))
    }

    /// Records that making a page, or a task, has ended the process: the visitor is refused pages then, as well as
    /// events.
    package func recordPage(session: SessionKey, address: UInt64, now: UInt64) {
        record(session: session, address: address, now: now)
        record(session: session.ofPages, address: Self.codeOfPages(address), now: now)
    }

    /// The seconds for which a visitor, or an address block, is refused pages; `nil` if they are not. A visitor without
    /// a cookie is known by the address only.
    package func refusalOfPages(session: SessionKey?, address: UInt64, now: UInt64) -> Int? {
        refusal(
            session: session?.ofPages ?? SessionKey(high: 0, low: 0), address: Self.codeOfPages(address), now: now)
    }

    // MARK: Paths

    /// So many times a path's pages may end the process before they are not made for a while.
    private static let limitOfPath = 3
    /// Milliseconds for which they are not made then; twice as long after each further time, up to the interval.
    private static let firstPauseOfPath: UInt64 = 10_000

    /// Records that making a page of `path` has ended the process, whoever has asked for it.
    package func record(path: String, now: UInt64) {
        martlet_note_crash(
            memory.memory,
            martlet_crash(session: Self.code(ofPath: path), address: 0, time: max(now, 1)))
    }

    /// The seconds for which pages of `path` are not made, because that has ended the process repeatedly; `nil` if they
    /// are.
    package func refusal(path: String, now: UInt64) -> Int? {
        guard !isQuiet(now: now) else { return nil }
        let code = Self.code(ofPath: path)
        let times = (0..<UInt32(martlet_crash_count)).map { martlet_crash_at(memory.memory, $0) }
            .filter { $0.time > 0 && $0.session == code && now < $0.time + interval }.map(\.time)
        guard times.count >= Self.limitOfPath, let last = times.max() else { return nil }
        let doublings = UInt64(min(times.count - Self.limitOfPath, 16))
        let end = last + min(interval, Self.firstPauseOfPath << doublings)
        return end > now ? Int(clamping: (end - now + 999) / 1_000) : nil
    }

    /// The name of a path among visitors: the same in each process. No visitor has it, since half of theirs is random.
    private static func code(ofPath path: String) -> (UInt64, UInt64) {
        // As much of it as the record of an action has.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in path.utf8.prefix(pathLength) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return (hash, .max)
    }

    private static let pathLength = MemoryLayout.size(ofValue: martlet_action().path)

    /// Crashes of pages stand beside those of events, under another name.
    private static func codeOfPages(_ address: UInt64) -> UInt64 { address == 0 ? 0 : ~address }

    /// Whether nobody is refused. It costs one load.
    package func isQuiet(now: UInt64) -> Bool {
        let last = martlet_load64(&memory.memory.pointee.last_crash)
        return last == 0 || now >= last + interval
    }

    /// The seconds for which events of a session, or from an address block, are refused; `nil` if they are not. An
    /// address of 0 is not counted.
    package func refusal(session: SessionKey, address: UInt64, now: UInt64) -> Int? {
        guard !isQuiet(now: now) else { return nil }
        var (ofSession, ofAddress): ([UInt64], [UInt64]) = ([], [])
        for index in 0..<UInt32(martlet_crash_count) {
            let crash = martlet_crash_at(memory.memory, index)
            guard crash.time > 0 else { continue }
            if crash.session == (session.high, session.low) { ofSession.append(crash.time) }
            if address != 0, crash.address == address { ofAddress.append(crash.time) }
        }
        let ends = [end(ofSession, limitOfSession), end(ofAddress, limitOfAddress)].compactMap { $0 }
        guard let end = ends.max(), end > now else { return nil }
        return Int(clamping: (end - now + 999) / 1_000)
    }

    /// When a refusal ends: one interval after the last crash, if it and those in the interval before it are as many as
    /// the limit.
    private func end(_ times: [UInt64], _ limit: Int) -> UInt64? {
        guard let last = times.max() else { return nil }
        let start = last > interval ? last - interval : 0
        return times.count { $0 >= start } >= limit ? last + interval : nil
    }
}

extension SessionKey {
    fileprivate var ofPages: SessionKey { SessionKey(high: ~high, low: low) }
}
