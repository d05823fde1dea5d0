import Martlet

/// A fixed number of lights that all visitors switch.
struct Lights: Codable, Sendable {
    struct Paint: Sendable {
        let name: String
        let color: Color
    }

    static let rows = 5
    static let columns = 10
    static let colors = [
        Paint(name: "off", color: .secondary.opacity(0.18)), Paint(name: "yellow", color: .yellow),
        Paint(name: "orange", color: .orange), Paint(name: "pink", color: .pink), Paint(name: "blue", color: .blue),
        Paint(name: "green", color: .green),
    ]

    static let shared = Shared(Lights())

    /// The index of each light's color. At first they are stripes.
    private(set) var lights = (0..<rows * columns).map { ($0 / columns + $0 % columns) % colors.count }

    mutating func turn(_ index: Int) {
        guard lights.indices.contains(index) else { return }
        lights[index] = (lights[index] + 1) % Self.colors.count
    }
}
