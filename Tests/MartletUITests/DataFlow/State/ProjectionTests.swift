import MartletUI
import Observation
import Testing
import Synchronization

@Observable private final class Book {
    var title = "t"
    var count = 0
}

private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
}

private struct Row: View {
    @Binding var item: Item
    var body: some View {
        Button(item.name) { item.name += "!" }.accessibilityIdentifier("item\(item.id)")
    }
}

@Suite struct ProjectionTests {
    @Test func eachRowIsBoundToItsElement() throws {
        struct List: View {
            @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
            var body: some View {
                ForEach($items) { $item in Row(item: $item) }
                Button("reverse") { items.reverse() }.accessibilityIdentifier("reverse")
            }
        }
        let page = try EnginePage(List())
        #expect(try page.evaluations { try page.press("item2") } == ["List", "Row"])
        try page.press("reverse")
        try page.press("item1")
        #expect(page.markup.contains("a!") && page.markup.contains("b!"))
    }

    @Test func aBindingToAnElementThatIsGoneIsReportedAndIgnored() throws {
        final class Kept { var binding: Binding<Item>? }
        struct List: View {
            let kept: Kept
            @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
            var body: some View {
                ForEach($items) { $item in
                    Row(item: $item).onAppear { kept.binding = $item }
                }
                Button("drop") { items.removeLast() }.accessibilityIdentifier("drop")
            }
        }
        let kept = Kept()
        let page = try EnginePage(List(kept: kept))
        let binding = try #require(kept.binding)
        try page.press("drop")
        let reported = Mutex<[Diagnostic]>([])
        let handler: @Sendable (Diagnostic) -> Void = { diagnostic in reported.withLock { $0.append(diagnostic) } }
        PagelessDiagnostics.$handler.withValue(handler) {
            binding.wrappedValue.name = "late"
            #expect(binding.wrappedValue.name == "b")
        }
        #expect(reported.withLock { $0 } == [.missingElement(collection: "Array<Item>")])
        try page.flush()
        #expect(!page.markup.contains("late"))
    }

    @Test func anIndexOutOfRangeDoesNotEndTheProcess() throws {
        struct Numbers: View {
            @State private var numbers = [1, 2]
            var body: some View {
                Text(verbatim: "sum \(numbers.reduce(0, +))")
                Button("write") { $numbers[7].wrappedValue = 9 }.accessibilityIdentifier("write")
                Button("raise") { $numbers[1].wrappedValue += 1 }.accessibilityIdentifier("raise")
            }
        }
        let page = try EnginePage(Numbers())
        try page.press("write")
        try page.press("raise")
        #expect(page.markup.contains("sum 4"))
    }

    @Test func theValueOfAnOptional() throws {
        struct Detail: View {
            @Binding var name: String
            var body: some View { Button(name) { name += "!" }.accessibilityIdentifier("name") }
        }
        struct Owner: View {
            @State private var name: String? = "x"
            var body: some View {
                if let binding = Binding($name) { Detail(name: binding) }
                Button("toggle") { name = name == nil ? "y" : nil }.accessibilityIdentifier("toggle")
            }
        }
        let page = try EnginePage(Owner())
        try page.press("name")
        #expect(page.markup.contains("x!"))
        try page.press("toggle")
        #expect(!page.markup.contains("x!"))
        try page.press("toggle")
        #expect(page.markup.contains(">y<"))
    }

    @Test func bindableGivesBindingsThatOnlyReadersDependOn() throws {
        struct Title: View {
            @Binding var title: String
            var body: some View { Button(title) { title += "!" }.accessibilityIdentifier("title") }
        }
        struct Editor: View {
            @Bindable var book: Book
            var body: some View {
                Title(title: $book.title)
                Button("count") { book.count += 1 }.accessibilityIdentifier("count")
            }
        }
        struct Owner: View {
            @State private var book = Book()
            var body: some View {
                Editor(book: book)
                Title(title: Bindable(book).title)
            }
        }
        let page = try EnginePage(Owner())
        #expect(try page.evaluations { try page.press("count") } == [])
        #expect(page.occurrences(of: ">t<") == 2)
    }
}
