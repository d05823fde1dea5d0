import Testing

@testable import MartletUI

/// Issue 27: "Quadratic in a visitor's data: clearing `ForEach($items)` (watchers by `lastIndex`)".
@Suite struct WatcherListTests {
    private final class Steps { var count = 0 }

    /// Counts how often the list looks at it.
    private final class Watcher: StateWatcher {
        private let steps: Steps
        private var stored = 0
        init(_ steps: Steps) { self.steps = steps }

        var place: Int {
            get {
                steps.count += 1
                return stored
            }
            set {
                steps.count += 1
                stored = newValue
            }
        }
        func stateDidChange() {}
    }

    @Test(arguments: [1, 100, 10_000]) func goingCostsTheSameHoweverManyThereAre(count: Int) {
        let steps = Steps()
        var list = WatcherList()
        let watchers = (0..<count).map { _ in Watcher(steps) }
        for watcher in watchers { list.add(watcher) }
        for watcher in watchers { list.remove(watcher) }
        #expect(list.all.isEmpty)
        #expect(steps.count <= 3 * count)
    }

    @Test func thoseThatAreLeftAreFound() {
        let steps = Steps()
        var list = WatcherList()
        let watchers = (0..<9).map { _ in Watcher(steps) }
        for watcher in watchers { list.add(watcher) }
        for index in [0, 8, 3, 3] { list.remove(watchers[index]) }
        let left = Set(list.all.map { ObjectIdentifier($0) })
        #expect(left == Set([1, 2, 4, 5, 6, 7].map { ObjectIdentifier(watchers[$0]) }))
        list.remove(Watcher(steps))
        #expect(list.all.count == 6, "another list's")
    }
}
