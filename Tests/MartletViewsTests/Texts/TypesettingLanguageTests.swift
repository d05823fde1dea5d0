import Foundation
import Martlet
import MartletTesting
import Testing

@Suite struct TypesettingLanguageTests {
    @Test func textsSayTheirLanguage() async throws {
        let page = try await TestPage {
            Text("Guten Tag").typesettingLanguage(.init(languageCode: .german))
            Text("สวัสดี").typesettingLanguage(.explicit(.init(languageCode: .thai)))
            Text("Hello").typesettingLanguage(.automatic)
            Text("Good day").typesettingLanguage(.init(languageCode: .french), isEnabled: false)
        }
        #expect(page.html.contains(#"lang="de""#) && page.html.contains(#"lang="th""#))
        #expect(page.html.components(separatedBy: "lang=").count == 3)
        #expect(page.diagnostics == [])
    }
}
