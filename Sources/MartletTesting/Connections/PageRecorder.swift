import MartletServer
import MartletUI
import Synchronization

/// Keeps what the pages of a server do until their tests ask.
final class PageRecorder: PageObserver {
    /// What one page has done since it was last asked.
    struct Record: Sendable {
        var evaluations: [String] = []
        var frames: [ArrivedFrame] = []
        var diagnostics: [PageDiagnostic] = []
    }

    private let records = Mutex<[PageIdentifier: Record]>([:])
    private let keepsFrames: Bool

    /// With a socket the frames come from there, and need not be kept.
    init(keepsFrames: Bool) { self.keepsFrames = keepsFrames }

    func page(_ page: PageIdentifier, didEvaluate views: [String]) {
        // The closure of a `WindowGroup` is evaluated by a view of the engine's own, which is none of the program's.
        let views = views.filter { !$0.hasPrefix("SceneContent<") }
        change(page) { $0.evaluations += views }
    }

    func page(_ page: PageIdentifier, didShow patches: Bytes, number: UInt64) {
        if keepsFrames { change(page) { $0.frames.append(ArrivedFrame(number: number, patches: Array(patches))) } }
    }

    func page(_ page: PageIdentifier, didReport mistake: ViewDiagnostic, count: Int) {
        change(page) { $0.diagnostics.append(PageDiagnostic(mistake, count: count)) }
    }

    private func change(_ page: PageIdentifier, _ change: (inout Record) -> Void) {
        records.withLock { change(&$0[page, default: Record()]) }
    }

    /// What `page` has evaluated and reported since the last call.
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
    func takeFrames(_ page: PageIdentifier) -> [ArrivedFrame] {
        records.withLock { records in
            defer { records[page]?.frames = [] }
            return records[page]?.frames ?? []
        }
    }

    /// The page is left.
    func forget(_ page: PageIdentifier) { records.withLock { $0[page] = nil } }
}
