/// The limits of types' values, and values that have caused failures.
enum Extremes {
    static let numbers: [Double] = {
        let decades = [1e-300, 1e-7, 1e6, 1e13, 1e14, 1e15, 1e16, 1e21, 1e300]
        let edges: [Double] = [
            .leastNonzeroMagnitude, .leastNormalMagnitude, 0.0000005, 0.1 + 0.2, 0.5, 1, 99.995, 1_000_000.5,
            18_446_744_073_709.552, 9.223372036854775e18, 1.8446744073709552e19, .greatestFiniteMagnitude,
        ]
        let signed = (decades + edges).flatMap { [$0, -$0] }
        return [0, -0.0, .infinity, -.infinity, .nan, -.nan, .signalingNaN] + signed
    }()

    static let integers: [Int] = [
        0, 1, -1, 2, 100, 101, 200, 204, 404, 599, 600, 999, 1_000, -1_000, 1 << 31, -(1 << 31), 1 << 53, .max - 1,
        .max,
        .min + 1, .min,
    ]

    static let texts: [String] = [
        "", " ", "\0", "a\0b", "\u{301}", "e\u{301}", "é", "\u{200D}", "\u{202E}abc\u{202C}", "\u{200F}", "\u{FEFF}",
        "👩‍👩‍👧‍👦", "🇩🇪", "\u{2028}", "\u{2029}", "\r", "\n", "\r\n", "\n\n", "\t", "\u{85}", "\u{FFFD}", "\u{FFFE}",
        "\u{10FFFF}", "<", "&amp;", "\"'", "%", "%zz", "/", "//", "..", "{", "}", "{}", "{a...}", "#", "#0", "?", "\\",
        ":",
        "javascript:alert(1)", "nan", "-inf", "1e999", "-1e-999", "99999999999999999999", "[[[[", "{\"a\":", "null",
        String(repeating: "x", count: 65_536), "a" + String(repeating: "\u{301}", count: 8_192),
    ]
}
