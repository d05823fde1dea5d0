extension HTTPFrontConfiguration {
    /// The front of a server.
    init(_ configuration: ServerConfiguration) {
        self.init(host: configuration.host, port: configuration.port)
        let limits = configuration.limits
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
        // What the handler refuses beyond the limit of each kind, the front need not read.
        maximumBodySize = max(limits.eventBytes, limits.routeBytes)
        connectionMemoryLimit = limits.headBytes
        connectionLimit = limits.connections
        connectionsPerAddress = limits.connectionsPerAddress
        proxies = configuration.trustedProxies
        countsLoopback = configuration.countsLoopback
        bodyBytes = limits.bodyBytes
        bodyBytesPerAddress = limits.bodyBytesPerAddress
        answerBytes = limits.answerBytes
        answerBytesPerAddress = limits.answerBytesPerAddress
        answerStallDeadline = limits.answerStallDeadline
        connectionTimeout = max(1, Int(limits.connectionTimeout.rounded(.up)))
        headDeadline = limits.headDeadline
        bodyDeadline = limits.bodyDeadline
        answerDeadline = limits.answerDeadline
        stallDeadline = limits.stallDeadline
        heartbeatInterval = limits.heartbeatInterval
        stopDeadline = limits.stopDeadline
        clock = configuration.clock
    }
}
