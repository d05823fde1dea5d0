/// One measured quantity, and the values to compare it with.
struct Figure: Codable {
    /// The name of the quantity.
    var name: String
    /// The unit of `martlet` and `floor`.
    var unit: String
    /// Martlet's figure.
    var martlet: Double
    /// The floor's figure, or in the group `browser`, that of hand-written JavaScript.
    var floor: Double?
    /// The accepted maximum: of the ratio to the floor if `limitsRatio`, otherwise of `martlet`.
    var limit: Double?
    var limitsRatio: Bool?
    /// The desired value, in the same measure as `limit`.
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

    /// Whether the figure is within its limit, or `nil` without a limit.
    var isKept: Bool? {
        guard let limit else { return nil }
        if limitsRatio == true { return ratio.map { $0 <= limit } }
        return martlet <= limit
    }
}

/// The results of one group, as written to `results/{group}.json`.
struct Results: Codable {
    var group: String
    /// Seconds since 1970.
    var measuredAt: Double
    var figures: [Figure]
    /// The reason why there are no figures.
    var skipped: String?
    var failed: String?
}
