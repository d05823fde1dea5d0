public import MartletUI

/// A value that a chart can draw: a number, a date, a text, or a type that stands for one of these.
///
/// A type whose raw value is one needs no more than the conformance: `enum City: String, Plottable { … }`.
public protocol Plottable {
    /// The type of the number, date or text.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    /// The number, date or text that the value stands for.
    var primitivePlottable: PrimitivePlottable { get }

    /// Creates the value that a number, date or text stands for.
    ///
    /// - Parameter primitivePlottable: The number, date or text.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a text.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    var _plotted: _PlottedValue { get }
    /// Creates the value of a scale; `nil` for a value of another kind.
    init?(_ plotted: _PlottedValue)
}

extension PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    /// The raw value.
    public var primitivePlottable: RawValue { rawValue }

    /// Creates the value with a raw value.
    ///
    /// - Parameter primitivePlottable: The raw value.
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A value as a scale takes it.
public enum _PlottedValue: Hashable, Codable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)

    /// The number, or the seconds of a date; `nil` for a text and for what no axis can show.
    var number: Double? {
        switch self {
        case .number(let number): number.magnitude <= 1e300 ? number : nil
        case .date(let date):
            date.timeIntervalSinceReferenceDate.magnitude <= 1e13
                ? date.timeIntervalSinceReferenceDate : nil
        case .category: nil
        }
    }

    /// The longest text of a category. What is longer would only be cut off, and each is written several times.
    static let longest = 100
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    public var _plotted: _PlottedValue { .number(Double(self)) }
    public init?(_ plotted: _PlottedValue) {
        guard case .number(let number) = plotted, let value = Self(exactly: number.rounded()) else { return nil }
        self = value
    }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    public var _plotted: _PlottedValue { .number(Double(self)) }
    public init?(_ plotted: _PlottedValue) {
        guard case .number(let number) = plotted else { return nil }
        self.init(number)
    }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
    public var _plotted: _PlottedValue { .number(Double("\(self)") ?? .nan) }
    public init?(_ plotted: _PlottedValue) {
        guard case .number(let number) = plotted, number.isFinite else { return nil }
        self.init(number)
    }
}

extension String: PrimitivePlottableProtocol {
    public var _plotted: _PlottedValue { .category(String(prefix(_PlottedValue.longest))) }
    public init?(_ plotted: _PlottedValue) {
        guard case .category(let text) = plotted else { return nil }
        self = text
    }
}

extension Date: PrimitivePlottableProtocol {
    public var _plotted: _PlottedValue { .date(self) }
    public init?(_ plotted: _PlottedValue) {
        guard case .date(let date) = plotted else { return nil }
        self = date
    }
}
