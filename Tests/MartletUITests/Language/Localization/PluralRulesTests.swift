import MartletUI
import Testing

/// The rules for plurals, against CLDR's as Babel 2.18 has them.
@Suite struct PluralRulesTests {
    private static let numbers = [
        "0", "1", "2", "3", "4", "5", "6", "7", "10", "11", "12", "14", "17", "19", "20", "21", "22", "25", "42", "71",
        "80",
        "100", "101", "102", "103", "111", "112", "1000", "1000000", "0.0", "0.1", "0.5", "1.0", "1.1", "1.5", "2.1",
        "3.00",
        "10.11", "1.31",
    ]
    private static let names: [Character: String] = [
        "z": "zero", "1": "one", "2": "two", "f": "few", "m": "many", "o": "other",
    ]

    private static func number(_ text: String) -> PluralNumber {
        Int64(text).map { PluralNumber($0) } ?? PluralNumber(Double(text) ?? 0, written: text)
    }

    @Test(arguments: expected.split(separator: "\n").map(String.init))
    func theyAreCLDRs(line: String) throws {
        let words = line.split(separator: " ")
        let (language, letters) = (String(words[0]), words[1])
        #expect(letters.count == Self.numbers.count)
        for (text, letter) in zip(Self.numbers, letters) {
            let category = PluralRules.category(of: Self.number(text), in: language)
            #expect(category == Self.names[letter], "\(text) in \(language)")
        }
    }

    @Test func regionsAndUnknownLanguages() {
        #expect(PluralRules.category(of: PluralNumber(1), in: "de_CH") == "one")
        #expect(PluralRules.category(of: PluralNumber(0), in: "pt-BR") == "one")
        #expect(PluralRules.category(of: PluralNumber(0), in: "pt_PT") == "other")
        #expect(PluralRules.category(of: PluralNumber(1), in: "tlh") == "other")
        #expect(PluralRules.category(of: PluralNumber(1), in: "") == "other")
        #expect(PluralRules.category(of: PluralNumber(-1), in: "en") == "one")
        #expect(PluralRules.category(of: PluralNumber(.min), in: "ru") == "many")
        #expect(PluralRules.category(of: PluralNumber(.nan, written: "nan"), in: "ar") == "other")
    }

    /// A letter for the category of each number.
    private static let expected = """
        ar z12ffffffmmmmmmmmmmmmooofmmoozoo1ooofoo
        cs o1fffoooooooooooooooooooooooommmmmmmmmm
        cy z12foomoooooooooooooooooooooozoo1ooofoo
        da o1oooooooooooooooooooooooooooo11111ooo1
        de o1ooooooooooooooooooooooooooooooooooooo
        en o1ooooooooooooooooooooooooooooooooooooo
        es o1oooooooooooooooooooooooooomooo1oooooo
        fi o1ooooooooooooooooooooooooooooooooooooo
        fr 11oooooooooooooooooooooooooom111111ooo1
        ga o12ffffmmooooooooooooooooooooooo1ooofoo
        he o12oooooooooooooooooooooooooo111ooooooo
        hi 11ooooooooooooooooooooooooooo1111oooooo
        hr o1fffoooooooooo1fof1oo1ffooooo1oo1o1oo1
        hu o1oooooooooooooooooooooooooooooo1oooooo
        is o1ooooooooooooo1ooo1oo1ooooooo1o11o1oo1
        it o1oooooooooooooooooooooooooomoooooooooo
        ja ooooooooooooooooooooooooooooooooooooooo
        ko ooooooooooooooooooooooooooooooooooooooo
        lt o1ffffffooooooo1fff1oo1ffooooomm1mmmfmm
        lv z1oooooozzzzzzz1ooo1zz1oozzzzz1o11o1oz1
        mk o1ooooooooooooo1ooo1oo1ooooooo1oo1o1oo1
        mt f12ffffffmmmmmoooooooooofmmoofoo1ooofoo
        nb o1oooooooooooooooooooooooooooooo1oooooo
        nl o1ooooooooooooooooooooooooooooooooooooo
        pl m1fffmmmmmmmmmmmfmfmmmmffmmmmoooooooooo
        pt 11oooooooooooooooooooooooooom111111ooo1
        pt-PT o1oooooooooooooooooooooooooomoooooooooo
        ro f1ffffffffffffoooooooofffffooffffffffff
        ru m1fffmmmmmmmmmm1fmf1mm1ffmmmmoooooooooo
        sk o1fffoooooooooooooooooooooooommmmmmmmmm
        sl o12ffooooooooooooooooo12fooooffffffffff
        sr o1fffoooooooooo1fof1oo1ffooooo1oo1o1oo1
        sv o1ooooooooooooooooooooooooooooooooooooo
        tr o1oooooooooooooooooooooooooooooo1oooooo
        uk m1fffmmmmmmmmmm1fmf1mm1ffmmmmoooooooooo
        vi ooooooooooooooooooooooooooooooooooooooo
        zh ooooooooooooooooooooooooooooooooooooooo
        fil 1111o1o1111o1o1111111111111111111111111
        gd o12ffffff12fffoooooooooooooooooo1ooofoo
        br o12ffoooooooooo12o2ooo12fooomooo1ooofoo
        """
}
