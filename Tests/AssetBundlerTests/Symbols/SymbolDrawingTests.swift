import AssetBundler
import Testing

@Suite struct SymbolDrawingTests {
    private func svg(_ content: String, box: String = "0 0 16 16") -> String {
        #"<svg xmlns="http://www.w3.org/2000/svg" fill="currentColor" class="bi" viewBox="\#(box)">\#(content)</svg>\#n"#
    }

    @Test func shapesAreKept() {
        let shapes = SymbolDrawing.shapes(
            of: svg(#"\#n  <path fill-rule="evenodd" d="M8 0-1.5z"/>\#n<circle cx="8" cy="8" r="8"/>\#n"#))
        #expect(shapes == "%3Cpath fill-rule='evenodd' d='M8 0-1.5z'/%3E%3Ccircle cx='8' cy='8' r='8'/%3E")
    }

    @Test(arguments: [
        "<script>alert(1)</script>", #"<path d="M0 0" onload="alert(1)"/>"#, #"<path d="M0 0')"/>"#,
        #"<path d="M0 0;}"/>"#, #"<path d="M0 0">"#, #"<image href="https://example.org/"/>"#,
        #"<path d="M0 0"/> text"#,
        "<path d=M0/>", #"<g><path d="M0 0"/></g>"#, #"<path d="\0"/>"#,
    ])
    func anythingElseIsNoDrawing(content: String) {
        #expect(SymbolDrawing.shapes(of: svg(content)) == nil)
    }

    @Test func otherFilesAreNoDrawings() {
        let path = #"<path d="M0 0"/>"#
        #expect(SymbolDrawing.shapes(of: svg(path)) != nil)
        #expect(SymbolDrawing.shapes(of: svg(path, box: "0 0 24 24")) == nil)
        #expect(SymbolDrawing.shapes(of: svg(#"<path d="\#(String(repeating: "1 ", count: 5_000))"/>"#)) == nil)
        #expect(SymbolDrawing.shapes(of: "") == nil && SymbolDrawing.shapes(of: "<svg") == nil)
    }
}
