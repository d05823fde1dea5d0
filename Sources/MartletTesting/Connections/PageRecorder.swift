import MartletServer
import MartletUI
import Synchronization

/// Records what a server's pages do until their tests ask for it.
final class PageRecorder: PageObserver {
    /// What one page has done since the last call of `take`.
    struct Record: Sendable {
        var evaluations: [String] = []
        var frames: [ArrivedFrame] = []
        var diagnostics: [PageDiagnostic] = []
    }

    private let records = Mutex<[PageIdentifier: Record]>([:])
    private let keepsFrames: Bool

    /// Over a socket, frames arrive by the stream and need not be recorded.
    init(keepsFrames: Bool) { self.keepsFrames = keepsFrames }

    func page(_ page: PageIdentifier, didEvaluate views: [String]) {
        // A view of the engine evaluates the closure of a `WindowGroup`; it is not a view of the program.
        let views = views.filter { !$0.hasPrefix("SceneContent<") }
        change(page) { $0.evaluations += views }
    }

    func page(_ page: PageIdentifier, didSend patches: Bytes, number: UInt64) {
        if keepsFrames { change(page) { $0.frames.append(ArrivedFrame(number: number, patches: Array(patches))) } }
    }

    func page(_ page: PageIdentifier, didReport diagnostic: ViewDiagnostic, count: Int) {
        change(page) { $0.diagnostics.append(PageDiagnostic(diagnostic, count: count)) }
    }

    private func change(_ page: PageIdentifier, _ change: (inout Record) -> Void) {
        records.withLock { change(&$0[page, default: Record()]) }
    }

    /// The evaluations and diagnostics of `page` since the last call.
    func take(_ page: PageIdentifier) -> (evaluations: [String], diagnostics: [PageDiagnostic]) {
        records.withLock { records in
            guard var record = records[page] else { return ([], []) }
            defer {
                record.evaluations = []
                record.diagnostics = []
                records[page] = record
            }
            return (record.evaluations, record.diagnostics)
        }
    }

    /// The frames of `page` since the last call.
    func removeFrames(_ page: PageIdentifier) -> [ArrivedFrame] {
        records.withLock { records in
            defer { records[page]?.frames = [] }
            return records[page]?.frames ?? []
        }
    }

    /// Drops the records of a page that the browser has left.
    func forget(_ page: PageIdentifier) { records.withLock { $0[page] = nil } }
}
