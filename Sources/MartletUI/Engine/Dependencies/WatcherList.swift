/// An object that a state notifies of its changes and that decides later whether they matter.
package protocol StateWatcher: AnyObject {
    /// The watcher's place in the list of its state; only the list uses it.
    var place: Int { get set }
    func stateDidChange()
}

/// The watchers of one state, in no order.
///
/// Each evaluation of a view removes its watchers and adds others, and there may be one for each row that a visitor has
/// added, so coming and going costs the same however many there are.
struct WatcherList {
    private(set) var all: ContiguousArray<any StateWatcher> = []

    mutating func add(_ watcher: any StateWatcher) {
        watcher.place = all.count
        all.append(watcher)
    }

    mutating func remove(_ watcher: any StateWatcher) {
        let place = watcher.place
        guard all.indices.contains(place), all[place] === watcher, let last = all.popLast() else { return }
        guard place < all.count else { return }
        all[place] = last
        last.place = place
    }
}
