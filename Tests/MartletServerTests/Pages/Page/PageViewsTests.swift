import Testing

@testable import MartletServer

/// “One enumeration of what a page's content is; the ways between them in one state machine, tested exhaustively.”
@Suite struct PageViewsTests {
    final class Token {}
    typealias Views = PageViews<Token, Token, Token>

    enum State: CaseIterable { case unmade, live, dehydrated, stored, unloaded, ended }
    enum Way: CaseIterable { case make, dehydrate, unload, load, end }

    /// Where each way leads; there are no others.
    private static let ways: [State: [Way: State]] = [
        .unmade: [.make: .live, .load: .stored, .end: .ended],
        .live: [.dehydrate: .dehydrated, .end: .ended],
        .dehydrated: [.make: .live, .unload: .unloaded, .end: .ended],
        .stored: [.make: .live, .unload: .unloaded, .end: .ended],
        .unloaded: [.load: .stored, .end: .ended],
        .ended: [:],
    ]

    @Test(arguments: State.allCases, Way.allCases) func eachWayLeadsWhereItSays(from state: State, by way: Way) {
        let (before, after) = (Token(), Token())
        var views = Self.views(in: state, before)
        let isDone = Self.take(way, &views, after)
        let target = Self.ways[state]?[way]
        #expect(isDone == (target != nil))
        #expect(Self.state(of: views) == target ?? state)
        // What there was stays where there is no way, and is gone where there is one.
        let held = [views.live, views.kept, views.record].compactMap { $0 }
        #expect(held.count <= 1 && held.allSatisfy { $0 === (isDone ? after : before) })
    }

    @Test(arguments: State.allCases) func whatSleepsComesBack(_ state: State) {
        let views = Self.views(in: state, Token())
        #expect(views.isAsleep == [.dehydrated, .stored, .unloaded].contains(state))
        #expect(views.isUnloaded == (state == .unloaded))
        var woken = views
        let isLoaded = woken.isUnloaded && woken.load(Token())
        #expect(isLoaded == views.isUnloaded)
        let isMade = views.isAsleep && woken.make(Token())
        #expect(isMade == views.isAsleep && (!isMade || woken.live != nil))
    }

    @Test func whatIsKeptIsMadeOfTheViewsThatGo() {
        let (views, kept) = (Token(), Token())
        var state = Views.live(views)
        var given: Token?
        let isDone = state.dehydrate {
            given = $0
            return kept
        }
        #expect(isDone && given === views && state.kept === kept)
    }

    private static func views(in state: State, _ token: Token) -> Views {
        switch state {
        case .unmade: .unmade
        case .live: .live(token)
        case .dehydrated: .dehydrated(token)
        case .stored: .stored(token)
        case .unloaded: .unloaded
        case .ended: .ended
        }
    }

    private static func state(of views: Views) -> State {
        switch views {
        case .unmade: .unmade
        case .live: .live
        case .dehydrated: .dehydrated
        case .stored: .stored
        case .unloaded: .unloaded
        case .ended: .ended
        }
    }

    private static func take(_ way: Way, _ views: inout Views, _ token: Token) -> Bool {
        switch way {
        case .make: views.make(token)
        case .dehydrate: views.dehydrate { _ in token }
        case .unload: views.unload()
        case .load: views.load(token)
        case .end: views.end()
        }
    }
}
