import MartletUI
import Synchronization
import Testing

@Suite final class IgnoredHintLogTests: Sendable {
    private final class Server: Sendable {}
    private let second = Server()
    private let said = Mutex<[IgnoredHint]>([])

    @Test func eachHintIsSaidOnce() {
        let log = IgnoredHintLog()
        log.report(.statusBar)
        log.open(of: self) { [self] hint in said.withLock { $0.append(hint) } }
        log.open(of: second) { _ in Issue.record("a second server takes nothing over") }
        for _ in 1...3 { for hint in IgnoredHint.allCases { log.report(hint) } }
        log.report(.sensoryFeedback)
        #expect(said.withLock { $0 } == IgnoredHint.allCases)
    }

    @Test func nothingIsSaidOutsideOfDevelopment() {
        let log = IgnoredHintLog()
        log.report(.sensoryFeedback)
        log.open(of: self) { [self] hint in said.withLock { $0.append(hint) } }
        #expect(said.withLock { $0 } == [])
    }

    @Test func aMessageNamesTheModifierAndSaysWhy() {
        #expect(
            IgnoredHint.sensoryFeedback.message
                == "sensoryFeedback has no effect on a page: a page cannot let anybody feel anything.")
        #expect(IgnoredHint.fontLeading.message.hasPrefix("Font.leading has no effect"))
        #expect(Set(IgnoredHint.allCases.map(\.message)).count == IgnoredHint.allCases.count)
    }
}
