import Logging
import MartletPublishers
import MartletUI

/// What the process as a whole asks of its first server.
extension ServerContext {
    /// Registers the server. What is said while one of its visitors' programs runs stands in its own log in any case.
    func joinProcess() {
        let warn: @Sendable (@autoclosure () -> String) -> Void = { [logger, logLimiter] message in
            let own = CurrentSession.executor?.session?.context
            guard (own?.logLimiter ?? logLimiter).admits(.diagnostic) else { return }
            (own?.logger ?? logger).warning("\(message())")
        }
        PagelessDiagnostics.log.add(.init { warn($0.message) }, of: self)
        WaitingLimit.log.add(.init { warn($0) }, of: self)
        if configuration.isDevelopment {
            IgnoredHintLog.process.open(of: self) { [logger] in logger.notice("\($0.message)") }
        }
        SharedBound.set(configuration.limits.sharedBytes, configuration.limits.allSharedBytes, of: self)
    }

    func leaveProcess() {
        PagelessDiagnostics.log.remove(self)
        WaitingLimit.log.remove(self)
        IgnoredHintLog.process.close(of: self)
        SharedBound.leave(self)
    }
}
