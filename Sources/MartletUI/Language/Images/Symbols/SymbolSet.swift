/// The symbols that the build brings into the program: the names of `names.txt`, shown by Bootstrap Icons.
///
/// Nothing is read while the program runs, and only these names have a place here.
enum SymbolSet {
    /// Whether the set has a symbol of that name, whether or not its drawing is there.
    static func contains(_ name: String) -> Bool { places[name[...]] != nil }

    /// Whether the set has a drawing for that name.
    static func hasDrawing(named name: String) -> Bool { places[name[...]]?.isEmpty == false }

    /// The shapes of a symbol as they stand in the URL of an image of 16 by 16 units; `nil` if there is no such symbol or its
    /// drawing is not there.
    static func shapes(named name: String) -> String? {
        guard let place = places[name[...]], !place.isEmpty else { return nil }
        let bytes = BundledSymbols.drawings.utf8
        guard let start = bytes.index(bytes.startIndex, offsetBy: place.lowerBound, limitedBy: bytes.endIndex),
            let end = bytes.index(start, offsetBy: place.count, limitedBy: bytes.endIndex)
        else { return nil }
        return String(bytes[start..<end])
    }

    /// The place of each name's drawing; an empty one if the drawings were not there when the program was built. The names
    /// are parts of one text of the program itself.
    private static let places: [Substring: Range<Int>] = {
        var places: [Substring: Range<Int>] = [:]
        for line in BundledSymbols.names.split(separator: "\n") {
            let words = line.split(separator: " ")
            let numbers = words.dropFirst().compactMap { Int($0) }
            let place = numbers.count == 2 ? numbers[0]..<(numbers[0] + numbers[1]) : 0..<0
            if let name = words.first { places[name] = place }
        }
        return places
    }()
}
