extension NumberBins where Value: BinaryFloatingPoint {
    /// Creates bins between round numbers.
    ///
    /// - Parameters:
    ///   - data: The numbers that they have, of which those that are not finite are left out. Of none, there is no bin.
    ///   - desiredCount: About how many bins there are; `nil` for as many as suit the count of the numbers.
    ///   - minimumStride: The least length of a bin.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        let numbers = data.filter(\.isFinite)
        guard let lower = numbers.min(), let upper = numbers.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(
            range: lower...upper, desiredCount: desiredCount ?? BinThresholds.usualCount(of: numbers.count),
            minimumStride: minimumStride)
    }

    /// Creates bins between round numbers.
    ///
    /// - Parameters:
    ///   - range: The numbers that they have.
    ///   - desiredCount: About how many bins there are.
    ///   - minimumStride: The least length of a bin.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        self.init(
            BinThresholds.round(
                from: Double(range.lowerBound), to: Double(range.upperBound), count: desiredCount,
                stride: Double(minimumStride), areWhole: false))
    }

    /// Creates bins of one length.
    ///
    /// - Parameters:
    ///   - range: The numbers that they have.
    ///   - count: How many bins there are, from 1 to 1,000.
    public init(range: ClosedRange<Value>, count: Int) {
        self.init(BinThresholds.even(from: Double(range.lowerBound), to: Double(range.upperBound), count: count))
    }

    /// Creates bins of a length.
    ///
    /// - Parameters:
    ///   - size: The length. One that is not above 0 gives a single bin.
    ///   - range: The numbers that they have.
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(
            BinThresholds.steps(of: Double(size), from: Double(range.lowerBound), to: Double(range.upperBound)))
    }

    private init(_ numbers: [Double]) { self.init(thresholds: numbers.map { Value($0) }.filter(\.isFinite)) }
}

extension NumberBins where Value: BinaryInteger {
    /// Creates bins between round numbers.
    ///
    /// - Parameters:
    ///   - data: The numbers that they have. Of none, there is no bin.
    ///   - desiredCount: About how many bins there are; `nil` for as many as suit the count of the numbers.
    ///   - minimumStride: The least length of a bin.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        guard let lower = data.min(), let upper = data.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(
            range: lower...upper, desiredCount: desiredCount ?? BinThresholds.usualCount(of: data.count),
            minimumStride: minimumStride)
    }

    /// Creates bins between round numbers.
    ///
    /// - Parameters:
    ///   - range: The numbers that they have.
    ///   - desiredCount: About how many bins there are.
    ///   - minimumStride: The least length of a bin.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        self.init(
            BinThresholds.round(
                from: Double(range.lowerBound), to: Double(range.upperBound), count: desiredCount,
                stride: Double(minimumStride), areWhole: true), covering: range)
    }

    /// Creates bins of one length, as far as whole numbers can be divided so.
    ///
    /// - Parameters:
    ///   - range: The numbers that they have.
    ///   - count: How many bins there are, from 1 to 1,000.
    public init(range: ClosedRange<Value>, count: Int) {
        self.init(
            BinThresholds.even(from: Double(range.lowerBound), to: Double(range.upperBound), count: count),
            covering: range)
    }

    /// Creates bins of a length.
    ///
    /// - Parameters:
    ///   - size: The length. One that is not above 0 gives a single bin.
    ///   - range: The numbers that they have.
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(
            BinThresholds.steps(of: Double(size), from: Double(range.lowerBound), to: Double(range.upperBound)),
            covering: range)
    }

    /// What is no number of the type is left out, such as one after the greatest; then the end of the range is an end.
    private init(_ numbers: [Double], covering range: ClosedRange<Value>) {
        let whole = numbers.compactMap { Value(exactly: $0.rounded()) }
        self.init(thresholds: whole.count == numbers.count ? whole : whole + [range.lowerBound, range.upperBound])
    }
}
