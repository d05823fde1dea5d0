import MartletUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A transform as SVG's `matrix(a,b,c,d,e,f)` has it.
struct CanvasTransform {
    private var numbers: [CGFloat] = [1, 0, 0, 1, 0, 0]

    /// Transforms what comes from now on before all that was.
    mutating func append(_ inner: [CGFloat]) {
        guard inner.allSatisfy(\.isFinite) else { return }
        let (a, b, c, d, e, f) = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
        numbers = [
            a * inner[0] + c * inner[1], b * inner[0] + d * inner[1],
            a * inner[2] + c * inner[3], b * inner[2] + d * inner[3],
            a * inner[4] + c * inner[5] + e, b * inner[4] + d * inner[5] + f,
        ]
    }

    mutating func append(turnedBy angle: Angle) {
        guard angle.radians.isFinite else { return }
        let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
        append([cosine, sine, -sine, cosine, 0, 0])
    }

    /// The value of the attribute; `nil` for the transform that changes nothing.
    var text: String? {
        guard numbers != [1, 0, 0, 1, 0, 0] else { return nil }
        return "matrix(\(numbers.map { CSS.number(Double($0), decimals: 4) }.joined(separator: ",")))"
    }
}
