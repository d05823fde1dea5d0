import ArgumentParser
import FoundationEssentials
import Glibc
import Logging
import MartletInspector
import MartletServer
public import MartletUI

#if Redis
import MartletRedis
#endif

extension App {
    /// Serves the program until the process receives a signal to stop. `@main` calls this.
    ///
    /// The process that was started supervises another one, which serves, and replaces it when it has crashed
    /// (docs/deployment.md). With `--no-supervisor`, it serves itself.
    ///
    /// The main thread runs the main queue, where main-actor programs run (docs/concurrency.md), so call it there.
    ///
    /// `--help` describes the command line, and docs/deployment.md lists the environment variables. With an invalid
    /// value, the process prints a sentence and ends before it listens.
    ///
    /// This sets the process's log (`LoggingSystem`) and, if the program has set none, its metrics (`MetricsSystem`). A
    /// program with its own log creates a `Server` itself.
    public static func main() {
        let link = SupervisorLink.inherit()
        let arguments = CommandLineArguments.parseOrExit()
        if arguments.version {
            print("Martlet \(martletVersion)")
            exit(EXIT_SUCCESS)
        }
        let environment = ProcessInfo.processInfo.environment
        #if Redis
        RedisEngine.install()
        #endif
        do {
            var configuration = try arguments.configuration(environment: environment)
            if arguments.healthcheck { exit(HealthCheck.run(port: configuration.port) ? 0 : 1) }
            let logging = try arguments.logging(environment: environment)
            if let link {
                link.apply(to: &configuration)
            } else if arguments.wantsSupervisor(environment: environment) {
                let lock = try StoreLock.ofSupervisor(configuration)
                try Supervisor(configuration, logging, storeLock: lock?.descriptor).run()
            }
            MemoryArenas.limit(environment: environment)
            let log = ProcessLog(logging)
            MetricsCollector.bootstrapIfNeeded()
            CrashHandling.install(isSupervised: link != nil)
            try serve(configuration, log, link)
            MainLoop.run()
        } catch {
            CommandLineArguments.exit(withError: error)
        }
    }

    private static func serve(
        _ configuration: ServerConfiguration, _ log: ProcessLog, _ link: SupervisorLink?
    ) throws {
        // A thread waits for these signals, so no other thread may receive them: block them before any thread starts.
        let signals = TerminationSignals()
        OpenFiles.raiseLimit()
        let server = try Server(
            configuration, app: AppDefinition(Self.self, with: { InspectorScenes() }), logger: Logger(label: "martlet"))
        let announce = {
            @Sendable in
            OutputQueue.standardOutput.add(
                "Serving on http://\(configuration.printableHost):\(server.port)\(configuration.basePath)")
            if let port = server.metricsPort {
                OutputQueue.standardOutput.add("Metrics on port \(port): /_martlet/metrics")
            }
        }
        if let link {
            let hasLink = link.run(server, announce: announce) {
                log.flush()
                exit(EXIT_SUCCESS)
            }
            if !hasLink { throw NoThread() }
        } else {
            announce()
        }
        let hasStarted = Thread.start(name: "martlet-stop") {
            signals.wait()
            LastResort.endProcess(after: configuration.limits.stopDeadline + 4)
            let isStored = server.stop()
            log.flush()
            exit(isStored ? EXIT_SUCCESS : EXIT_FAILURE)
        }
        if !hasStarted { throw NoThread() }
    }
}

/// The system cannot start another thread for the process.
private struct NoThread: Error, CustomStringConvertible {
    var description: String {
        "The system has no thread left for the server; raise the limit of this user's processes."
    }
}

/// The signals that end the program gracefully.
struct TerminationSignals: Sendable {
    private var set = sigset_t()

    /// Blocks the signals in this thread and in threads that it starts later, for ``wait()``.
    init() {
        sigemptyset(&set)
        sigaddset(&set, SIGTERM)
        sigaddset(&set, SIGINT)
        pthread_sigmask(SIG_BLOCK, &set, nil)
        signal(SIGPIPE, SIG_IGN)
    }

    func wait() {
        var set = set
        var received: Int32 = 0
        while sigwait(&set, &received) != 0 {}
    }
}

/// Ends a process that was asked to end and does not: a program's own `print` may block on a reader that does not
/// read.
enum LastResort {
    static func endProcess(after seconds: Double) {
        Thread.start(name: "martlet-end", stackSize: 256 << 10) {
            usleep(useconds_t(min(max(seconds, 0), 4_000) * 1e6))
            _exit(EXIT_FAILURE)
        }
    }
}

/// The limit on the files and sockets that the process may have open.
enum OpenFiles {
    static func raiseLimit() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue)), &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue)), &limit)
    }
}
