import MartletUI
import Testing

/// Symbols are hidden from screen readers where a text says the same, and a slider's name is not “Volume 0 1”.
@Suite struct SymbolNameTests {
    private func symbols(@ViewBuilder _ content: () -> some View) throws -> [ModelElement] {
        var found: [ModelElement] = []
        try EnginePage(content).dom.root.forEach { element in
            if element.attributes["class"]?.contains("m-symbol") == true { found.append(element) }
        }
        return found
    }

    @Test func aSymbolBesideATextOfItsControlIsNotSaid() throws {
        let symbols = try symbols {
            Label("a", systemImage: "globe")
            Label {
                Text("a")
            } icon: {
                Image(systemName: "globe")
            }
            Button {
            } label: {
                HStack {
                    Image(systemName: "star")
                    Text("a").bold()
                }
            }
            Toggle(isOn: .constant(true)) { Label("a", systemImage: "heart") }
        }
        #expect(symbols.count == 4)
        for symbol in symbols {
            #expect(symbol.attributes["aria-hidden"] == "true")
            #expect(symbol.attributes["aria-label"] == nil && symbol.attributes["role"] == nil)
        }
    }

    @Test func aSymbolAloneIsSaid() throws {
        let symbols = try symbols {
            Image(systemName: "globe")
            Button {
            } label: {
                Image(systemName: "globe")
            }
            HStack {
                Image(systemName: "globe")
                Text("4.5")
            }
        }
        #expect(symbols.count == 3)
        for symbol in symbols { #expect(symbol.attributes["aria-label"] == "Globe") }
    }

    @Test func theEndsOfASliderAreNoPartOfItsName() throws {
        let page = try EnginePage {
            Slider(value: .constant(0.5), in: 0...1) {
                Text("Volume")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            }
        }
        #expect(page.occurrences(of: #"aria-hidden="true" class="m-value-label""#) == 2)
    }
}
