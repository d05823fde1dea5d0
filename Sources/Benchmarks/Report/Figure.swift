/// One measured quantity, with what it is held against.
struct Figure: Codable {
    /// What was measured.
    var name: String
    /// The unit of `martlet` and `floor`.
    var unit: String
    /// Martlet's figure.
    var martlet: Double
    /// The floor's figure; in the group `browser` that of hand-written JavaScript.
    var floor: Double?
    /// The most that is accepted: of the ratio to the floor if `limitsRatio`, else of `martlet`.
    var limit: Double?
    var limitsRatio: Bool?
    /// What we would like to reach, in the same measure as `limit`.
    var goal: Double?

    init(
        _ name: String, _ unit: String, _ martlet: Double, floor: Double? = nil, limit: Double? = nil,
        limitsRatio: Bool = false, goal: Double? = nil
    ) {
        self.name = name
        self.unit = unit
        self.martlet = martlet
        self.floor = floor
        self.limit = limit
        self.limitsRatio = limitsRatio
        self.goal = goal
    }

    var ratio: Double? {
        guard let floor, floor > 0 else { return nil }
        return martlet / floor
    }

    /// Whether the limit is kept; nil when there is none.
    var isKept: Bool? {
        guard let limit else { return nil }
        if limitsRatio == true { return ratio.map { $0 <= limit } }
        return martlet <= limit
    }
}

/// What one group measured, as it is written to `results/{group}.json`.
struct Results: Codable {
    var group: String
    /// Seconds since 1970.
    var measuredAt: Double
    var figures: [Figure]
    /// Why there are no figures.
    var skipped: String?
    var failed: String?
}
