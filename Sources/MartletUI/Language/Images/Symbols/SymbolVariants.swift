/// A variant of symbols: filled, with a slash, in a circle, or several of these.
public struct SymbolVariants: Hashable, Sendable {
    private enum Shape: String { case circle, square, rectangle }

    private var shape: Shape?
    private var isFilled = false
    private var hasSlash = false

    private init() {}

    /// No variant: symbols are as their names say.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = none.circle
    /// In a square.
    public static let square = none.square
    /// In a rectangle.
    public static let rectangle = none.rectangle
    /// Filled.
    public static let fill = none.fill
    /// With a line through it.
    public static let slash = none.slash

    /// This variant in a circle.
    public var circle: SymbolVariants { changed { $0.shape = .circle } }
    /// This variant in a square.
    public var square: SymbolVariants { changed { $0.shape = .square } }
    /// This variant in a rectangle.
    public var rectangle: SymbolVariants { changed { $0.shape = .rectangle } }
    /// This variant, filled.
    public var fill: SymbolVariants { changed { $0.isFilled = true } }
    /// This variant with a line through it.
    public var slash: SymbolVariants { changed { $0.hasSlash = true } }

    /// Returns whether this variant has all that `other` has.
    ///
    /// - Parameter other: The variant to look for.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (isFilled || !other.isFilled) && (hasSlash || !other.hasSlash)
    }

    private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var variants = self
        change(&variants)
        return variants
    }

    /// The name of the symbol that shows `name` in this variant, or in as much of it as there is a symbol for.
    ///
    /// A name consists of the symbol's, `slash`, a shape and `fill`, in this order.
    func name(of name: String) -> String {
        guard self != .none, Symbol.exists(name) else { return name }
        var parts = name.split(separator: ".")
        func takes(_ suffix: String) -> Bool {
            guard parts.count > 1, parts.last == suffix[...] else { return false }
            parts.removeLast()
            return true
        }
        var base = SymbolVariants()
        base.isFilled = takes("fill")
        base.shape = [Shape.circle, .square, .rectangle].first { takes($0.rawValue) }
        base.hasSlash = takes("slash")
        let stem = parts.joined(separator: ".")
        for hasSlash in [hasSlash || base.hasSlash, base.hasSlash] {
            for shape in [shape ?? base.shape, base.shape] {
                for isFilled in [isFilled || base.isFilled, base.isFilled] {
                    let shapeSuffix = shape.map { ".\($0.rawValue)" } ?? ""
                    let varied = stem + (hasSlash ? ".slash" : "") + shapeSuffix + (isFilled ? ".fill" : "")
                    if Symbol.exists(varied) { return varied }
                }
            }
        }
        return name
    }
}
