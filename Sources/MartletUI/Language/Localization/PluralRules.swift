/// CLDR's rules for plurals of whole numbers and decimals: which of up to six forms of a word goes with a number.
package enum PluralRules {
    /// Returns the category of a number in a language: `zero`, `one`, `two`, `few`, `many` or `other`.
    package static func category(of number: PluralNumber, in language: String) -> String {
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
        guard let first = parts.first else { return "other" }
        let rules = table[parts.joined(separator: "-")] ?? table[first] ?? []
        return rules.first { $0.condition.contains { $0.allSatisfy { $0.holds(for: number) } } }?.category ?? "other"
    }

    /// A rule: alternatives, in each of which all comparisons must hold.
    private struct Rule: Sendable {
        let category: String
        let condition: [[Comparison]]

        /// Reads `few: v = 0 and i % 10 = 2..4 or f != 0`.
        init?(_ text: Substring) {
            let halves = text.split(separator: ":", maxSplits: 1)
            guard halves.count == 2 else { return nil }
            category = String(halves[0].filter { $0 != " " })
            condition = halves[1].split(separator: " or ").map {
                $0.split(separator: " and ").compactMap(Comparison.init)
            }
        }
    }

    /// `i % 10 = 2..4`
    private struct Comparison: Sendable {
        let operand: Character
        let divisor: Int?
        let isEqual: Bool
        let ranges: [ClosedRange<Double>]

        init?(_ text: Substring) {
            let words = text.split(separator: " ")
            guard let operand = words.first?.first, words.count >= 3 else { return nil }
            self.operand = operand
            divisor = words[1] == "%" ? Int(words[2]) : nil
            let sign = words[words.count - 2]
            isEqual = sign == "="
            ranges = words[words.count - 1].split(separator: ",").compactMap { range in
                let ends = range.split(separator: ".").compactMap { Double($0) }
                guard let first = ends.first, let last = ends.last, first <= last else { return nil }
                return first...last
            }
        }

        func holds(for number: PluralNumber) -> Bool {
            var value = number.operand(operand)
            if let divisor { value = value.truncatingRemainder(dividingBy: Double(divisor)) }
            // A range has whole numbers only.
            let isInside = ranges.contains { $0.contains(value) } && value == value.rounded(.down)
            return isInside == isEqual
        }
    }

    private static let table: [String: [Rule]] = {
        var table: [String: [Rule]] = [:]
        for line in lines.split(separator: "\n") {
            let halves = line.split(separator: "|")
            guard halves.count == 2 else { continue }
            let rules = halves[1].split(separator: ";").compactMap(Rule.init)
            for language in halves[0].split(separator: " ") { table[String(language)] = rules }
        }
        return table
    }()

    /// Languages, and their rules. A language that is not here has one form for all numbers.
    private static let lines = """
        ast de en et fi fy gl ia io lij nl sv sw ur yi|one: i = 1 and v = 0
        af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog|one: n = 1
        am as bn doi fa gu hi kn pcm zu|one: i = 0 or n = 1
        ak bho csw guw ln mg nso pa ti wa|one: n = 0..1
        hy ff kab|one: i = 0,1
        fr|one: i = 0,1; many: i != 0 and i % 1000000 = 0 and v = 0
        pt|one: i = 0..1; many: i != 0 and i % 1000000 = 0 and v = 0
        ca it lld pt-pt scn vec|one: i = 1 and v = 0; many: i != 0 and i % 1000000 = 0 and v = 0
        es|one: n = 1; many: i != 0 and i % 1000000 = 0 and v = 0
        si|one: n = 0,1 or i = 0 and f = 1
        tzm|one: n = 0..1 or n = 11..99
        da|one: n = 1 or t != 0 and i = 0,1
        is|one: t = 0 and i % 10 = 1 and i % 100 != 11 or t % 10 = 1 and t % 100 != 11
        mk|one: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11
        ceb fil tl|one: v = 0 and i = 1,2,3 or v = 0 and i % 10 != 4,6,9 or v != 0 and f % 10 != 4,6,9
        lv prg|zero: n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19; one: n % 10 = 1 and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11 or v != 2 and f % 10 = 1
        lag|zero: n = 0; one: i = 0,1 and n != 0
        blo ksh|zero: n = 0; one: n = 1
        he iw|one: i = 1 and v = 0 or i = 0 and v != 0; two: i = 2 and v = 0
        iu naq sat se sma smi smj smn sms|one: n = 1; two: n = 2
        shi|one: i = 0 or n = 1; few: n = 2..10
        mo ro|one: i = 1 and v = 0; few: v != 0 or n = 0 or n != 1 and n % 100 = 1..19
        bs hr sh sr|one: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14
        gd|one: n = 1,11; two: n = 2,12; few: n = 3..10,13..19
        sl|one: v = 0 and i % 100 = 1; two: v = 0 and i % 100 = 2; few: v = 0 and i % 100 = 3..4 or v != 0
        dsb hsb|one: v = 0 and i % 100 = 1 or f % 100 = 1; two: v = 0 and i % 100 = 2 or f % 100 = 2; few: v = 0 and i % 100 = 3..4 or f % 100 = 3..4
        cs sk|one: i = 1 and v = 0; few: i = 2..4 and v = 0; many: v != 0
        pl|one: i = 1 and v = 0; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14; many: v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14
        be|one: n % 10 = 1 and n % 100 != 11; few: n % 10 = 2..4 and n % 100 != 12..14; many: n % 10 = 0 or n % 10 = 5..9 or n % 100 = 11..14
        lt|one: n % 10 = 1 and n % 100 != 11..19; few: n % 10 = 2..9 and n % 100 != 11..19; many: f != 0
        ru uk|one: v = 0 and i % 10 = 1 and i % 100 != 11; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14; many: v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14
        br|one: n % 10 = 1 and n % 100 != 11,71,91; two: n % 10 = 2 and n % 100 != 12,72,92; few: n % 10 = 3..4,9 and n % 100 != 10..19,70..79,90..99; many: n != 0 and n % 1000000 = 0
        mt|one: n = 1; two: n = 2; few: n = 0 or n % 100 = 3..10; many: n % 100 = 11..19
        ga|one: n = 1; two: n = 2; few: n = 3..6; many: n = 7..10
        gv|one: v = 0 and i % 10 = 1; two: v = 0 and i % 10 = 2; few: v = 0 and i % 100 = 0,20,40,60,80; many: v != 0
        kw|zero: n = 0; one: n = 1; two: n % 100 = 2,22,42,62,82 or n % 1000 = 0 and n % 100000 = 1000..20000,40000,60000,80000 or n != 0 and n % 1000000 = 100000; few: n % 100 = 3,23,43,63,83; many: n != 1 and n % 100 = 1,21,41,61,81
        ar ars|zero: n = 0; one: n = 1; two: n = 2; few: n % 100 = 3..10; many: n % 100 = 11..99
        cy|zero: n = 0; one: n = 1; two: n = 2; few: n = 3; many: n = 6
        """
}

/// A number as the rules for plurals see it: with its decimals as they are written.
package struct PluralNumber: Sendable {
    /// The value without its sign.
    private let value: Double
    /// The decimals as they are written, and without the zeros at their end.
    private let decimals: (count: Int, value: Double, significant: Double)

    /// Creates a whole number.
    package init(_ value: Int64) {
        self.value = Double(value.magnitude)
        decimals = (0, 0, 0)
    }

    /// Creates a number that is written with a point: `1.50`.
    package init(_ value: Double, written text: String) {
        let digits =
            text.split(separator: ".", maxSplits: 1).dropFirst().first?.prefix { $0.isASCII && $0.isNumber } ?? ""
        self.value = Double(text).map { abs($0) } ?? abs(value)
        let significant = digits.reversed().drop { $0 == "0" }.reversed()
        decimals = (digits.count, Double(String(digits)) ?? 0, Double(String(significant)) ?? 0)
    }

    fileprivate func operand(_ name: Character) -> Double {
        switch name {
        case "n": value
        case "i": value.rounded(.down)
        case "v": Double(decimals.count)
        case "f": decimals.value
        case "t": decimals.significant
        default: 0
        }
    }
}
