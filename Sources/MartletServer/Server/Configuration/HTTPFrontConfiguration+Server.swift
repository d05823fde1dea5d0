extension HTTPFrontConfiguration {
    /// The front of a server.
    init(_ configuration: ServerConfiguration) {
        self.init(host: configuration.host, port: configuration.port, limits: configuration.limits)
        listeningSocket = configuration.inheritedSocket
        waitsToAccept = configuration.waitsToAccept
        if let worker = configuration.workerMemory, let actions = RunningActions(worker.memory, area: worker.area) {
            countTurn = { actions.countTurn() }
        }
        if let group = configuration.workerGroup {
            let cookie = SessionCookie(isSecure: configuration.isSecure, basePath: configuration.basePath)
            let choice = WorkerChoice(group.directory, from: group.slot)
            sharedConnections = SharedConnections(sockets: group.sockets, slot: group.slot) { head in
                choice.slot(for: cookie.session(inHead: head))
            }
        }
        proxies = configuration.trustedProxies
        countsLoopback = configuration.countsLoopback
        clock = configuration.clock
    }
}
