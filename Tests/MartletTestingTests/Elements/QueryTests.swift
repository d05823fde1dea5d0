import Martlet
import MartletTesting
import Testing

@Suite struct QueryTests {
    private struct Catalogue: View {
        var body: some View {
            VStack {
                HTML("h1") { Text("Books") }.accessibilityIdentifier("title")
                HTML("nav") { HTML("a") { Text("Home") }.attribute("href", "/") }
                HTML("ul") {
                    ForEach(["Emma", "Ulysses"], id: \.self) { book in
                        HTML("li") {
                            HTML("span") { Text(book) }
                            Button("Buy") {}
                            Button("×") {}.accessibilityLabel("Remove \(book)")
                        }
                        .accessibilityIdentifier("book-\(book)")
                    }
                }
                HTML("label") {
                    HTML("span") { Text("Author") }
                    HTML("input").attribute("value", "Austen")
                }
                HTML("label") { Text("Year") }.attribute("for", "year")
                HTML("input").attribute("type", "number").accessibilityIdentifier("year")
                HTML("input").attribute("placeholder", "Search").attribute("type", "search")
                HTML("p") { Text("Not for you") }.hidden()
                HTML("img").attribute("alt", "A cover").attribute("src", "/cover.png")
                HTML("table") {
                    HTML("caption") { Text("Prices") }
                    HTML("tr") { HTML("td") { Text("8,99") } }
                }
                HTML("span") { Text("12 pieces") }.attribute("aria-labelledby", "title").attribute("role", "status")
            }
        }
    }

    @Test(arguments: TestTransport.allCases) func elementsAreFoundAsAPersonFindsThem(over transport: TestTransport)
        async throws
    {
        let page = try await TestPage(over: transport) { Catalogue() }
        #expect(try page.text("title") == "Books")
        #expect(try page.element(.role(.heading)).identifier == "title")
        #expect(try page.element(.label("Author")).value == "Austen")
        #expect(try page.element(.label("Year")).identifier == "year")
        #expect(try page.element(.label("Search")).role == .searchBox)
        #expect(try page.element(.label("Remove Emma")).text == "×")
        #expect(page.elements(.label(containing: "Remove")).count == 2)
        #expect(try page.element(.role(.link, "Home")).attributes["href"] == "/")
        #expect(try page.element(.text("8,99")).tag == "td")
        #expect(try page.element(.text(containing: "pieces")).role == .status)
        #expect(try page.element(.role(.status, "Books")).text == "12 pieces")
        #expect(try page.element(.role(.table, "Prices")).tag == "table")
        #expect(try page.element(.role(.image, "A cover")).tag == "img")
        #expect(page.elements(.role(.listItem)).map(\.text) == ["Emma Buy ×", "Ulysses Buy ×"])
        #expect(try page.element(.role(.button, "Buy").within("book-Ulysses")).tag == "button")
        #expect(try page.element(.tag("li").at(1)).identifier == "book-Ulysses")
        #expect(page.contains("year"))
        #expect(!page.contains(.tag("li").at(2)))
        #expect(!page.contains(.tag("li").at(-1)))
    }

    /// Computes names as a browser does.
    @Test func namesAreWhatIsHeard() async throws {
        let page = try await TestPage {
            VStack {
                Slider(value: .constant(0.5)) {
                    Text("Volume")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("1")
                }
                Button {
                } label: {
                    Label("Save", systemImage: "star")
                }
                Button {
                } label: {
                    Image(systemName: "globe")
                }
                Text("Tap").onTapGesture {}
                HTML("ul") {
                    ForEach(["Emma", "Ulysses"], id: \.self) { book in
                        HTML("li") {
                            HTML("a") { Text(book) }.attribute("href", "/")
                            Button("×") {}.accessibilityLabel(inRow: "Remove ‘{}’")
                        }
                    }
                }
            }
        }
        #expect(page.contains(.role(.slider, "Volume")))
        #expect(page.contains(.role(.button, "Save")))
        #expect(page.contains(.role(.button, "Globe")))
        #expect(page.contains(.role(.button, "Tap")))
        #expect(page.elements(.label(containing: "Remove")).map(\.label) == ["Remove ‘Emma’", "Remove ‘Ulysses’"])
        #expect(page.text.contains("0"), "what is not said is seen")
    }

    @Test func whatIsHiddenIsFoundByIdentifierOnly() async throws {
        let page = try await TestPage {
            VStack {
                HTML("div") { Button("Secret") {}.accessibilityIdentifier("secret") }.hidden()
                Button("Open") {}
            }
        }
        #expect(try page.element("secret").isHidden)
        #expect(!page.contains(.label("Secret")))
        #expect(!page.contains(.text("Secret")))
        #expect(!page.contains(.role(.button, "Secret")))
        #expect(page.text == "Open")
    }

    @Test func noneAndSeveralAreErrorsThatSayWhatThereIs() async throws {
        let page = try await TestPage { Catalogue() }
        let none = #expect(throws: TestPageError.self) { try page.element("titel") }
        #expect(none?.kind == .notFound)
        #expect(
            none?.description.contains(
                "No element has the identifier \"titel\". Near it come:\n  heading \"Books\" #title\nOn the page are:"
            ) == true)
        #expect(none?.description.contains("heading \"Books\" #title") == true)
        #expect(none?.description.contains("button \"Remove Emma\"") == true)
        #expect(none?.description.contains("textbox \"Author\" that holds \"Austen\"") == true)
        let several = #expect(throws: TestPageError.self) { try page.element(.role(.button, "Buy")) }
        #expect(several?.kind == .ambiguous)
        #expect(several?.description.contains("2 elements have the role button and the label \"Buy\"") == true)
        await #expect(throws: TestPageError.self) { try await page.click(.label("Nowhere")) }
        #expect(throws: TestPageError.self) { try page.value("title") }
    }

    @Test func aFailureSaysWhereTheCallIsAndWhatIsNear() async throws {
        let page = try await TestPage {
            Button("Save the draft") {}
            Button("Cancel") {}
            Text("Save")
            TextField("Name", text: .constant("")).accessibilityIdentifier("name")
        }
        func place(_ line: Int) -> String { "\(#filePath):\(line): No element has " }
        let read = #expect(throws: TestPageError.self) { try page.text("nane") }
        #expect(read?.description.hasPrefix(place(#line - 1)) == true, "\(String(describing: read))")
        #expect(read?.description.contains("Near it come:\n  textbox \"Name\" #name") == true)
        let pressed = await #expect(throws: TestPageError.self) { try await page.click(.role(.button, "Save")) }
        #expect(pressed?.description.hasPrefix(place(#line - 1)) == true, "\(String(describing: pressed))")
        #expect(pressed?.description.contains("Near it come:\n  button \"Save the draft\"\nOn") == true)
        let link = await #expect(throws: TestPageError.self) { try await page.click(.role(.link, "cancel")) }
        #expect(link?.description.contains("Near it come:\n  button \"Cancel\"\nOn") == true)
        let posted = await #expect(throws: TestPageError.self) { try await page.post(pressing: "none") }
        #expect(posted?.description.hasPrefix(place(#line - 1)) == true)
        #expect(posted?.description.contains("Near it") == false)
    }

    /// What is looked for in another element than where it is comes first, and so does the container that is missing.
    @Test func whatIsNearDependsOnTheContainer() async throws {
        let page = try await TestPage {
            VStack { Button("Buy") {} }.accessibilityIdentifier("row-1")
            VStack { Text("empty") }.accessibilityIdentifier("row-2")
        }
        let elsewhere = #expect(throws: TestPageError.self) { try page.element(.label("Buy").within("row-2")) }
        #expect(elsewhere?.description.contains("Near it come:\n  button \"Buy\"") == true)
        let nowhere = #expect(throws: TestPageError.self) { try page.element(.label("Buy").within("row1")) }
        #expect(
            nowhere?.description.contains("Near it come:\n  <div> #row-1") == true, "\(String(describing: nowhere))")
    }

    @Test func anEmptyPageSaysSo() async throws {
        let page = try await TestPage { EmptyView() }
        let none = #expect(throws: TestPageError.self) { try page.element("x") }
        #expect(none?.description.hasSuffix("The page is empty.") == true)
        #expect(page.html == "")
        #expect(page.text == "")
    }

    @Test func anElementIsReadAsHTMLAndByItsAttributes() async throws {
        let page = try await TestPage {
            HTML("article") {
                HTML("p") { Text("a < b & \"c\"") }.attribute("title", "\"quoted\" <&>")
                HTML("br")
                HTML("hr").class("thin").class("on", when: true)
            }
            .accessibilityIdentifier("article")
        }
        let html =
            #"<article id="article"><p title="&quot;quoted&quot; &lt;&amp;&gt;">a &lt; b &amp; "c"</p><br>"#
            + #"<hr class="on thin"></article>"#
        let read = try page.html("article")
        #expect(read == html)
        #expect(page.html == (try page.html("article")))
        #expect(try page.attribute("title", of: .tag("p")) == "\"quoted\" <&>")
        #expect(try page.attribute("lang", of: .tag("p")) == nil)
        #expect(try page.element(.tag("hr")).classes == ["on", "thin"])
        #expect(page.outline.contains("article"))
    }

    /// HTML: “the first such descendant in tree order is the label element's labeled control.”
    @Test func aLabelNamesItsFirstFieldOnly() async throws {
        let page = try await TestPage {
            HTML("label") {
                HTML("input").attribute("type", "checkbox")
                Text("Emma")
                Button("Delete") {}
            }
        }
        #expect(page.contains(.role(.checkbox, "Emma Delete")))
        #expect(page.contains(.role(.button, "Delete")))
    }
}
