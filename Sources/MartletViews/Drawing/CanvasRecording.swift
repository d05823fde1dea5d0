import MartletUI

/// What was drawn on a canvas, in its order.
final class CanvasRecording {
    enum Operation {
        case path(data: String, transform: String?, styles: [Style])
        case view(Drawn)
    }

    /// A text or an image in its place.
    struct Drawn {
        let view: AnyView
        let point: CGPoint
        let anchor: UnitPoint
        let size: CGSize?
        let transform: String?
        let styles: [Style]
    }

    struct Clip {
        let data: String
        let transform: String?
        let isEvenOdd: Bool
        /// The clip that also holds.
        let outer: Int?
    }

    /// Begins the identifiers of what the drawing refers to, of which a page must not have two.
    let name: String
    private(set) var operations: [Operation] = []
    private(set) var gradients: [GraphicsContext.Shading.Kind] = []
    private(set) var clips: [Clip] = []
    /// The bytes of all paths.
    private var bytes = 0

    /// What a canvas draws at most; the rest is left out.
    private static let mostOperations = 2_000, mostBytes = 200_000, mostGradients = 100

    init(name: String) { self.name = name }

    func add(_ operation: Operation) {
        guard operations.count < Self.mostOperations else { return }
        if case .path(let data, _, _) = operation {
            guard !data.isEmpty, bytes + data.utf8.count <= Self.mostBytes else { return }
            bytes += data.utf8.count
        }
        operations.append(operation)
    }

    /// Adds a clip and returns its number; `outer` if there is no room for more.
    func clip(_ clip: Clip) -> Int? {
        guard clips.count < Self.mostGradients, bytes + clip.data.utf8.count <= Self.mostBytes else {
            return clip.outer
        }
        bytes += clip.data.utf8.count
        clips.append(clip)
        return clips.count - 1
    }

    func paint(_ shading: GraphicsContext.Shading, _ property: StaticString) -> [Style] {
        switch shading.kind {
        case .color(let color): return [.color(property, color)]
        case .linear(let gradient, _, _), .radial(let gradient, _, _):
            if let index = gradients.firstIndex(of: shading.kind) { return [reference(property, "paint", index)] }
            guard gradients.count < Self.mostGradients else { return [.color(property, gradient._color)] }
            gradients.append(shading.kind)
            return [reference(property, "paint", gradients.count - 1)]
        }
    }

    func reference(_ property: StaticString, _ kind: String, _ number: Int) -> Style {
        .inline(property, "url(#\(identifier(kind, number)))")
    }

    func identifier(_ kind: String, _ number: Int) -> String { "\(name)-\(kind)-\(number)" }
}
