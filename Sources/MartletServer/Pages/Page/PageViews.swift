/// What there is of a page's views.
///
/// ```
///            make             dehydrate              unload
///   unmade ───────▶ live ─────────────▶ dehydrated ─────────▶ unloaded
///     │              ▲ ▲       make         │                  ▲    │
///     │              │ └────────────────────┘           unload │    │ load
///     │   load       │              make                       │    ▼
///     └──────────────┼───────────────────────────────────────▶ stored
///                    └─────────────────────────────────────────┘
/// ```
///
/// From everywhere it ends: an eviction, the end of the session, and hibernation, after which another page is made out of
/// the records. A copy of a page begins unmade.
enum PageViews<Live: AnyObject, Kept: AnyObject, Record: AnyObject> {
    /// The page begins.
    case unmade
    /// The views, which a browser shows or has just shown.
    case live(Live)
    /// Nobody uses the page: what is kept of its views.
    case dehydrated(Kept)
    /// What a store had of the views; they have not been made of it yet.
    case stored(Record)
    /// Only the store has what is kept of the views.
    case unloaded
    /// There are none any more, and there will be none.
    case ended

    var live: Live? { if case .live(let views) = self { views } else { nil } }
    var kept: Kept? { if case .dehydrated(let kept) = self { kept } else { nil } }
    var record: Record? { if case .stored(let record) = self { record } else { nil } }
    var isUnloaded: Bool { if case .unloaded = self { true } else { false } }

    /// Whether the views come back when somebody asks for them.
    var isAsleep: Bool {
        switch self {
        case .dehydrated, .stored, .unloaded: true
        case .unmade, .live, .ended: false
        }
    }

    // MARK: Ways

    // Each returns whether there is such a way from here; otherwise nothing changes.

    /// The views have been made: anew, or of what was kept.
    mutating func make(_ views: Live) -> Bool {
        switch self {
        case .unmade, .dehydrated, .stored: self = .live(views)
        case .live, .unloaded, .ended: return false
        }
        return true
    }

    /// The views go, and what `keep` returns of them stays.
    mutating func dehydrate(_ keep: (Live) -> Kept) -> Bool {
        guard case .live(let views) = self else { return false }
        self = .dehydrated(keep(views))
        return true
    }

    /// The store alone has the state from now on.
    mutating func unload() -> Bool {
        switch self {
        case .dehydrated, .stored: self = .unloaded
        case .unmade, .live, .unloaded, .ended: return false
        }
        return true
    }

    /// The store's state is here: of a page that was unloaded, or that another process has left.
    mutating func load(_ record: Record) -> Bool {
        switch self {
        case .unmade, .unloaded: self = .stored(record)
        case .live, .dehydrated, .stored, .ended: return false
        }
        return true
    }

    /// The page ends, or leaves memory.
    mutating func end() -> Bool {
        if case .ended = self { return false }
        self = .ended
        return true
    }
}
