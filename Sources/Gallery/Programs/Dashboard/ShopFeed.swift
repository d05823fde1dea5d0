import Martlet

/// What happens in a shop, second by second. All visitors watch the same shop, on all servers.
struct ShopFeed: Sendable {
    /// What happened in one second.
    struct Second: Hashable, Sendable {
        let number: Int
        let orders: Int
        let visitors: Int
        /// The orders by department.
        let departments: [Int]
    }

    static let departments = ["Books", "Garden", "Kitchen", "Music", "Toys"]
    static let length = 60

    static let shared = Shared(ShopFeed())

    /// The last minute, oldest second first.
    private(set) var seconds: [Second] = []

    var last: Second? { seconds.last }
    var ordersPerMinute: Int { seconds.reduce(0) { $0 + $1.orders } }

    /// The orders of the last minute by department.
    var departmentTotals: [Int] {
        Self.departments.indices.map { index in seconds.reduce(0) { $0 + $1.departments[index] } }
    }

    /// The part of the visitors who buy something, from 0 to 1.
    var conversion: Double {
        let visits = seconds.reduce(0) { $0 + $1.visitors }
        return visits == 0 ? 0 : min(1, Double(ordersPerMinute) * 6 / Double(visits))
    }

    /// Lets the shop go on, on one server at a time.
    static var task: ServerTask {
        ServerTask("shop") {
            while !Task.isCancelled {
                shared.update { $0.advance(to: Int(Date.now.timeIntervalSince1970)) }
                try await Task.sleep(for: .seconds(1))
            }
        }
    }

    private mutating func advance(to number: Int) {
        let missing = max((last?.number ?? 0) + 1, number - Self.length + 1)
        guard missing <= number else { return }
        seconds += (missing...number).map(Second.init)
        seconds.removeFirst(max(0, seconds.count - Self.length))
    }
}

extension ShopFeed.Second {
    /// Invents what happens in a second: the same whenever it is asked for.
    init(number: Int) {
        let time = Double(number)
        var random = UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15
        func noise(_ bound: Int) -> Int {
            random ^= random >> 29
            random = random &* 0xBF58_476D_1CE4_E5B9
            random ^= random >> 32
            return Int(random % UInt64(bound))
        }
        let busyness = 1 + 0.45 * sin(time / 19) + 0.3 * sin(time / 7.3)
        let departments = [5, 3, 4, 2, 3].map { Int(Double($0) * busyness) + noise(4) }
        self.number = number
        self.departments = departments
        orders = departments.reduce(0, +)
        visitors = 180 + Int(60 * busyness) + noise(12)
    }
}
