package import MartletUI

/// Where the sessions of a program run.
package enum SessionPlace: Sendable {
    /// On the threads of a pool, in parallel.
    case threads
    /// On the main actor, one after another: what the program's views and models belong to.
    case mainActor

    /// The place for a program whose `App` is `Content`.
    ///
    /// A conformance that belongs to the main actor can be used there only, and a cast that needs it fails elsewhere.
    /// Nothing else shows this at run time. A cast of a type is not checked, so the cast of a value is tried, on
    /// another thread (decision 35).
    package init<Content: App>(of app: Content.Type) { self.init(isUsableAnywhere: AppProbe<Content>()) }

    /// The same for a single view.
    package init<Content: View>(of content: Content.Type) { self.init(isUsableAnywhere: ViewProbe<Content>()) }

    private init(isUsableAnywhere probe: any Sendable) {
        let done = Semaphore()
        let answer = Answer()
        let hasStarted = Thread.start(name: "martlet-probe", stackSize: 256 << 10) {
            answer.isUsableAnywhere = probe is any UsableAnywhere
            done.signal()
        }
        if hasStarted { done.wait() }
        // If there is no thread to try it on: a program that could run in parallel runs on the main actor as well.
        self = answer.isUsableAnywhere ? .threads : .mainActor
    }

    /// Runs `body`, which runs the program's code without a session.
    package func run<Result>(_ body: @escaping () -> Result) -> Result {
        switch self {
        case .threads: body()
        case .mainActor: MainQueue.wait(for: body)
        }
    }

    /// Safety of `@unchecked Sendable`: written before the semaphore is signalled, read after.
    private final class Answer: @unchecked Sendable { var isUsableAnywhere = false }
}

private protocol UsableAnywhere {}

private struct AppProbe<Content>: Sendable {}
extension AppProbe: UsableAnywhere where Content: App {}

private struct ViewProbe<Content>: Sendable {}
extension ViewProbe: UsableAnywhere where Content: View {}
