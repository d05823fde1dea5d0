import Martlet

/// Circles, and what they were before.
struct Drawing: Codable {
    struct Disc: Identifiable, Codable, Equatable {
        let id: Int
        let x: Double
        let y: Double
        var diameter = 40.0
    }

    private(set) var discs: [Disc] = []
    private(set) var selection: Disc.ID?
    private var past: [[Disc]] = []
    private var future: [[Disc]] = []
    /// The circles before their present adjustment.
    private var beforeAdjustment: [Disc]?
    private var nextID = 1

    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }
    var selected: Disc? { discs.first { $0.id == selection } }
    var isFull: Bool { discs.count >= 100 }

    /// Selects the nearest of the circles around a point, or draws a new one there.
    mutating func tap(x: Double, y: Double) {
        endAdjustment()
        let distances = discs.map {
            (disc: $0, distance: (($0.x - x) * ($0.x - x) + ($0.y - y) * ($0.y - y)).squareRoot())
        }
        let hits = distances.filter { $0.distance <= $0.disc.diameter / 2 }
        if let nearest = hits.min(by: { $0.distance < $1.distance }) {
            selection = nearest.disc.id
        } else if !isFull {
            record(discs)
            discs.append(Disc(id: nextID, x: x, y: y))
            selection = nextID
            nextID += 1
        }
    }

    /// Changes the diameter of the selected circle. All changes until ``endAdjustment()`` are undone as one.
    mutating func adjust(to diameter: Double) {
        guard let index = discs.firstIndex(where: { $0.id == selection }) else { return }
        if beforeAdjustment == nil { beforeAdjustment = discs }
        discs[index].diameter = diameter
    }

    mutating func endAdjustment() {
        if let former = beforeAdjustment, former != discs { record(former) }
        beforeAdjustment = nil
    }

    mutating func undo() {
        endAdjustment()
        guard let former = past.popLast() else { return }
        future.append(discs)
        discs = former
    }

    mutating func redo() {
        endAdjustment()
        guard let later = future.popLast() else { return }
        past.append(discs)
        discs = later
    }

    private mutating func record(_ former: [Disc]) {
        past.append(former)
        if past.count > 100 { past.removeFirst() }
        future = []
    }
}
