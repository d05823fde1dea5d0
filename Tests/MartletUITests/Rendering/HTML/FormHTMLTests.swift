import Testing

@testable import MartletUI

/// HTML for pages inside a form.
@Suite struct FormHTMLTests {
    private func html(_ view: some View, formAction: String? = "/form?seq=1") -> String {
        String(decoding: ViewGraph(view).html(formAction: formAction), as: UTF8.self)
    }

    @Test func aButtonPostsItsNumber() {
        let view = VStack {
            Button("a") {}
            HTML("button") { Text("b") }.onClick {}
            HTML("button") { Text("c") }
            HTML("button") { Text("d") }.onClick {}.attribute("name", "mine")
        }
        let buttons = html(view).split(separator: "<button").dropFirst().map { $0.prefix { $0 != ">" } }
        #expect(
            buttons == [
                #" data-m="2" data-on="click" name="2""#, #" data-m="3" data-on="click" name="3""#, #" data-m="4""#,
                #" data-m="5" name="mine" data-on="click""#,
            ])
        #expect(html(Button("a") {}, formAction: nil).contains(#"type="button""#), "without a form there is no post")
    }

    @Test func fieldsSayTheirNumbers() {
        let view = VStack {
            TextField("a", text: .constant("")).attribute("name", "mail")
            HTML("input").onInput { _ in }
            HTML("div").onInput { _ in }
        }
        let html = html(view)
        #expect(html.contains(#"name="mail""#) && !html.contains(#"name="2""#))
        #expect(html.contains(#"name="3""#) && !html.contains(#"name="4""#))
        let fields = FormFinder.fields(in: ViewGraph(view))
        #expect(fields.map(\.name) == ["mail", "3"])
    }

    /// The end tag of the page's form lets a browser parse the program's form, and is written once.
    @Test func aFormOfTheProgramsPostsItself() {
        let view = VStack {
            HTML("form") { Button("a") {} }
            HTML("form") { Button("b") {} }.attribute("action", "/search")
            Button("c") {}
        }
        let html = html(view)
        #expect(html.contains(#"</form><form method="post" action="/form?seq=1&amp;form=2">"#), "\(html)")
        #expect(html.contains(#"<form data-m="4" action="/search"><button data-m="5" type="button""#), "\(html)")
        #expect(html.contains(#"name="3""#) && html.contains(#"name="6""#))
    }

    @Test func theNearestActionReceivesEnter() {
        let view = VStack {
            TextField("a", text: .constant("")).onSubmit {}
            VStack { TextField("b", text: .constant("")) }.onSubmit {}
            HTML("form") { Toggle("c", isOn: .constant(true)) }
        }
        let fields = FormFinder.fields(in: ViewGraph(view))
        #expect(fields.map(\.submitTarget) == [2, 3, nil])
        #expect(fields.map(\.kind) == [.text, .text, .checkbox])
        #expect(fields.map(\.form) == [nil, nil, 5])
    }

    @Test(arguments: [
        ("a", "a", true), ("a\r\nb", "a\nb", true), ("a\r\nb", "a\r\nb", true), ("ab", "a\nb", true),
        ("a\nb", "a\r\nb", true), ("a", "b", false), ("a\r\n", "a", false),
    ])
    func aBrowserRewritesLineBreaks(_ posted: String, _ shown: String, _ isSame: Bool) {
        #expect(FormText.isSame(posted, shown) == isSame)
    }
}
