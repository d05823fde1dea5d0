import ArgumentParser
import Glibc
import MartletServer
public import MartletUI

extension App {
    /// Serves the program until the process is told to stop: what `@main` calls.
    ///
    /// The command line is described by `--help`; `HOST` and `PORT` in the environment set where to listen.
    public static func main() {
        let arguments = CommandLineArguments.parseOrExit()
        if arguments.healthcheck { exit(HealthCheck.run(port: arguments.port) ? 0 : 1) }
        // Signals are waited for here, so no other thread may get them: it is set before any is started.
        let signals = TerminationSignals()
        OpenFiles.raiseLimit()
        do {
            let server = try Server(arguments.configuration, app: Self.self)
            print("Serving on http://\(arguments.printableHost):\(server.port)")
            fflush(nil)
            signals.wait()
            server.stop()
        } catch {
            CommandLineArguments.exit(withError: error)
        }
    }
}

/// The signals that end the program in order.
struct TerminationSignals {
    private var set = sigset_t()

    /// Keeps them for ``wait()``; in this thread and those started later.
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

/// The number of files and sockets that the process may have open.
enum OpenFiles {
    static func raiseLimit() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue)), &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue)), &limit)
    }
}
