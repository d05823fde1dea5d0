import Testing

@testable import MartletUI

@Suite struct WritingDirectionTests {
    @Test(arguments: [
        "ar", "ar-EG", "AR_eg", "he", "he-IL", "iw", "fa", "fa-AF", "ur", "yi", "ps", "sd", "ug", "ckb", "dv", "ks",
        "az-Arab", "pa-Arab-PK", "uz_Arab", "ff-Adlm", "ur-Aran", "he-Hebr-IL",
    ])
    func linesGoToTheLeft(_ language: String) { #expect(WritingDirection.isRightToLeft(language)) }

    @Test(arguments: [
        "en", "de", "pt-BR", "zh-Hant", "ar-Latn", "fa-Latn", "ur-Deva", "he-Latn-IL", "az", "ku", "pa", "tr", "", "-",
        "x",
        "a", "arabic", "art", "hebrew-Hebrew",
    ])
    func linesGoToTheRight(_ language: String) { #expect(!WritingDirection.isRightToLeft(language)) }
}
