import Glibc
import Logging

/// A server among others with the same store.
extension Server {
    /// Joins the other servers, if the store is one that several may have.
    static func joined(_ configuration: ServerConfiguration, _ logger: Logger) throws -> ServerConfiguration {
        guard case .redis(let address) = configuration.store else { return configuration }
        var configuration = configuration
        var options = ClusterEngines.Options()
        options.ownerLimit = configuration.limits.storedBytesPerSession
        let engine = try configuration.clusterEngine ?? ClusterEngines.make(address, options)
        let lines = try patiently { try engine.check(configuration.storeSync) }
        for line in lines { logger.warning("\(line)") }
        let membership = try patiently { try engine.join(ClusterSecrets.new(), build: ProgramBuild.contents) }
        let secrets = ClusterSecrets(configuration.clusterSecrets, stored: membership.key)
        configuration.clusterMembership = (secrets.pageKeys, membership.process)
        configuration.release = membership.release
        configuration.hopKeys = secrets.hopKeys
        configuration.clusterEngine = engine
        return configuration
    }

    /// Asks a store again that does not answer: it may be restarting, or slow for a moment, just when this server starts.
    private static func patiently<Answer>(_ ask: () throws -> Answer) throws -> Answer {
        for pause: UInt32 in [200, 400, 800, 1_600] {
            do {
                return try ask()
            } catch let error as StoreError where error.reason == .away {
                usleep(pause * 1_000)
            }
        }
        return try ask()
    }

    /// Takes the lease by which this server may answer.
    func startCluster() {
        guard let cluster = context.cluster else { return }
        let configuration = context.configuration
        if configuration.listensEverywhere, configuration.clusterAddress == nil {
            context.logger.warning(
                "Other servers with this store look for this one on their own machine. If they are elsewhere, give each its --cluster-address."
            )
        }
        let (memory, group) = (configuration.workerMemory, configuration.workerGroup)
        cluster.start(at: configuration.peerAddress(port: front.port)) { number in
            if let (memory, area) = memory { memory.set(server: number, area: area) }
            if let group { group.directory.set(server: number, in: group.slot) }
        } onEnd: {
            [registry = context.registry, durability = context.durability, tasks = context.tasks] isBuried in
            tasks.pause()
            // Before the values: no session is stored as if what it has done to a value were still there.
            for session in registry.all { if isBuried { session.lose() } else { session.pauseStreams() } }
            if isBuried { durability?.loseClaims() }
        }
    }
}
