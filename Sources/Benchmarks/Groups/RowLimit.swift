/// The limit on the cost of an operation on the table.
struct RowLimit {
    let bytes: Double
    /// Server time.
    let microseconds: Double
    let goal: Double

    static let all: [String: RowLimit] = [
        "create 1,000": RowLimit(bytes: 36_000, microseconds: 4_000, goal: 1_500),
        "update every 10th of 1,000": RowLimit(bytes: 3_600, microseconds: 700, goal: 250),
        "swap in 1,000": RowLimit(bytes: 64, microseconds: 200, goal: 60),
        "select another in 1,000": RowLimit(bytes: 80, microseconds: 200, goal: 40),
        "remove row 4 of 1,000": RowLimit(bytes: 40, microseconds: 200, goal: 40),
        "select another in 10,000": RowLimit(bytes: 80, microseconds: 1_500, goal: 60),
    ]
}
