import MartletUI

/// Rectangles and similar values, which are not views.
enum GeometryTrials {
    #if Foundation
    /// Rectangles come from Foundation.
    static let all: [ValueTrial<Double>] = []
    #else
    static let all: [ValueTrial<Double>] = [
        ValueTrial(calling: "CGPoint.init(x:y:)", "CGRect.contains(_:)") { number in
            rectangles(number).flatMap { rectangle in
                points(number).map { rectangle.contains($0) }
            }
        },
        ValueTrial(
            calling: "CGRect.init(origin:size:)", "CGRect.init(x:y:width:height:)", "CGSize.init(width:height:)"
        ) { number in
            rectangles(number).map { ($0.minX, $0.midX, $0.maxX, $0.width, $0.height, $0.isEmpty) }
        },
        ValueTrial(calling: "CGRect.insetBy(dx:dy:)") { number in
            rectangles(number).map { $0.insetBy(dx: number, dy: 1) }
        },
        ValueTrial(calling: "CGRect.offsetBy(dx:dy:)") { number in
            rectangles(number).map { $0.offsetBy(dx: number, dy: 1) }
        },
        ValueTrial(calling: "CGRect.union(_:)") { number in
            rectangles(number).map { $0.union(CGRect(x: 0, y: 0, width: 1, height: 1)).union($0) }
        },
    ]
    #endif

    static func rectangles(_ number: Double) -> [CGRect] {
        [
            CGRect(x: number, y: 0, width: 1, height: 1), CGRect(x: 0, y: number, width: number, height: number),
            CGRect(x: number, y: number, width: -number, height: -number),
            CGRect(origin: CGPoint(x: 1, y: number), size: CGSize(width: number, height: 1)),
        ]
    }

    static func points(_ number: Double) -> [CGPoint] {
        [.zero, CGPoint(x: number, y: number), CGPoint(x: number, y: 0), CGPoint(x: 0, y: -number)]
    }
}
