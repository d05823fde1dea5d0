import CMicrohttpd
import Glibc
import Synchronization

/// The functions that libmicrohttpd calls, on the thread of ``FrontLoop``. They are here and not in a `main.swift`,
/// where closures would belong to the main actor and crash on another thread (trap 11).
///
/// `context` is a ``FrontContext`` that ``MicrohttpdDaemon`` keeps until the library has stopped; a connection's own
/// pointer is a ``ConnectionState``, retained from the connection's start to its end.
enum FrontCallbacks {
    static let handle: MHD_AccessHandlerCallback = { context, connection, target, method, version, data, size, own in
        guard let context, let connection, let target, let method, let version, let size, let own = own?.pointee
        else { return .NO }
        // The library holds both until it has stopped or the connection has ended.
        return Unmanaged<FrontContext>.fromOpaque(context)._withUnsafeGuaranteedRef { front in
            Unmanaged<ConnectionState>.fromOpaque(own)._withUnsafeGuaranteedRef { state in
                let flow = RequestFlow(front: front, state: state, connection: connection, target: target)
                switch state.request.stage {
                case .head:
                    return flow.headIsComplete(method: method, version: version)
                case .body where size.pointee > 0:
                    // Everything is consumed, always (trap 9).
                    defer { size.pointee = 0 }
                    return flow.bodyContinues(UnsafeRawBufferPointer(start: data, count: size.pointee))
                case .body:
                    return flow.requestIsComplete()
                case .batched(let reply):
                    return flow.batchIsComplete(reply)
                case .deferred(let answer):
                    return flow.answerHasCome(answer)
                case .answered:
                    return .NO
                }
            }
        }
    }

    static let headBegins:
        @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) -> UnsafeMutableRawPointer? = {
            _, target, connection in
            guard let connection else { return nil }
            let own = martlet_socket_context(connection)
            if let state = ConnectionState.from(own) {
                state.prefetch()
                state.request.begin(target: target)
            }
            return own
        }

    /// Leaves the target as it was received.
    static let unescape:
        @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<CChar>?) -> Int =
            { _, _, text in text.map { strlen($0) } ?? 0 }

    static let completed: MHD_RequestCompletedCallback = { context, _, own, cause in
        guard let front = front(context), let state = ConnectionState.from(own?.pointee) else { return }
        if cause == .REQUEST_TERMINATED_WITH_ERROR { front.library.isGivingUp(state) }
        // Nobody waits for the reply any more, but the work that it starts must still begin and end.
        if case .batched = state.request.stage { front.batch.make() }
        if state.request.isCounted { front.traffic.underWay.subtract(1, ordering: .relaxed) }
        if state.request.lingers { front.lingering.hold(state.descriptor) }
        if !state.request.holding.isEmpty { front.giveBack(state) }
        state.end()
        if state.carriesStream { return }
        let now = front.clock.milliseconds
        state.since = now
        let idle = Double(front.configuration.connectionTimeout) + front.configuration.limits.headDeadline
        state.deadline.store(ServerClock.after(seconds: idle, from: now), ordering: .relaxed)
        front.connections.requestHasEnded(now: now)
    }

    static let connectionChanged: MHD_NotifyConnectionCallback = { context, connection, own, change in
        guard let front = front(context), let connection, let own else { return }
        if change == .CONNECTION_NOTIFY_STARTED {
            let now = front.clock.milliseconds
            let state = ConnectionState(
                handle: connection, descriptor: martlet_descriptor(connection), peer: front.peer(of: connection),
                now: now,
                deadline: ServerClock.after(seconds: front.configuration.limits.headDeadline, from: now))
            own.pointee = Unmanaged.passRetained(state).toOpaque()
            state.isNewcomer = true
            front.traffic.newcomers.add(1, ordering: .relaxed)
            front.connections.add(state, now: now)
        } else if let pointer = own.pointee {
            own.pointee = nil
            let state = Unmanaged<ConnectionState>.fromOpaque(pointer).takeRetainedValue()
            front.endNewcomer(state)
            if state.request.lingers { front.lingering.hold(state.descriptor) }
            if front.connections.remove(state) { front.loop.turnAgain() }
        }
    }

    static let log: MHD_LogCallback = { context, format, arguments in
        guard let front = front(context), let format, let arguments else { return }
        let text = front.log.library.write(format, arguments)
        front.library.isAbout(to: text, front)
    }

    private static func front(_ context: UnsafeMutableRawPointer?) -> FrontContext? {
        context.map { Unmanaged<FrontContext>.fromOpaque($0).takeUnretainedValue() }
    }
}
