import MartletUI
import Testing

@Suite struct StyleLevelTests {
    private func html<Content: View>(@ViewBuilder _ content: () -> Content) throws -> String {
        try EnginePage(content()).styledHTML
    }

    @Test func aLevelIsAPartOfItsStyle() throws {
        #expect(try html { Text("a").foregroundStyle(Color.red.secondary) }.contains("var(--m-red) 60%"))
        #expect(try html { Text("a").foregroundStyle(.tint.tertiary) }.contains("var(--m-accent) 35%"))
        #expect(try html { Text("a").foregroundStyle(.primary.quaternary) }.contains("var(--m-text) 20%"))
        #expect(try html { Text("a").background(.fill.quinary) }.contains("var(--m-surface) 10%"))
    }

    @Test func aLevelOfTheBackgroundIsAnotherBackground() throws {
        let html = try html { Text("a").background(.background.secondary) }
        #expect(html.contains("background-color:var(--m-surface)"), "\(html)")
    }

    @Test func aViewSetsWhatTheBackgroundIs() throws {
        let html = try html { HStack { Text("a").background() }.backgroundStyle(.red) }
        #expect(html.contains("--m-behind:var(--m-red)"), "\(html)")
        #expect(html.contains("background-color:var(--m-behind,var(--m-background))"), "\(html)")
        #expect(!(try self.html { Text("a").backgroundStyle(.background) }).contains("--m-behind:"))
    }
}
