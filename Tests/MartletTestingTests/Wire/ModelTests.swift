import MartletTesting
import Testing

/// Data that does not fit the page is an error and never a trap.
@Suite struct ModelTests {
    @Test(arguments: [
        #"[["t",9,"x"]]"#, #"[["t",1]]"#, #"[["t"]]"#, #"[[]]"#, #"[1]"#, #"[["?"]]"#, #"[["i",2,5,[[7,"x"]]]]"#,
        #"[["i",2,5,["x"]]]"#, #"[["d",1,[["p"]],[3,""]],["i",2,5,[[1,"x"]]]]"#, #"[["r",1,2]]"#, #"[["t",-1,"x"]]"#,
        #"[["t",99999999999,"x"]]"#, #"[["t",1,2]]"#, #"[["d",1,[["p"]],[0,"",0,"title"]],["i",2,5,[[1,"x"]]]]"#,
        #"[["d",1,[[7]],[]],["i",2,5,[[1,1]]]]"#, #"[["m",2,1,7]]"#, #"{"a":1}"#,
    ]) func patchesThatDoNotFitAreErrors(frame: String) throws {
        let dom = try ModelDOM(html: #"<ul data-m="3"><!--2--></ul><p data-m="1">x</p>"#.utf8)
        #expect(throws: WireMismatch.self) { try dom.apply(frame.utf8) }
    }

    @Test(arguments: [
        "<p>", "</p>", "<p>a<b>c</b></p>", "<p a='b'></p>", "<!--x-->", "text", "<p a=\"b\" a=\"c\"></p>",
    ])
    func htmlThatIsNotTheEnginesIsAnError(html: String) {
        #expect(throws: WireMismatch.self) { try ModelDOM(html: html.utf8) }
    }

    @Test func aResyncReplacesEverything() throws {
        let dom = try ModelDOM(html: #"<p data-m="1">x</p>"#.utf8)
        try dom.apply(#"[["d",1,[["b",0,["y"]]],[]],["z",10,[[1,2]]],["h","T"],["n","/x"],["s",".a{}"]]"#.utf8)
        #expect(dom.markup == "<b>y</b><b>y</b>")
        #expect(dom.node(1) == nil)
        #expect(dom.node(11)?.name == "b")
        #expect(dom.title == "T")
        #expect(dom.destination == "/x")
        #expect(dom.rules == [".a{}"])
    }
}
