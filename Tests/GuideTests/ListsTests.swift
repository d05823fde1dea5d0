import Martlet
import MartletTesting
import Testing

@Suite struct ListsTests {
    struct Todo: Identifiable, Codable, Equatable {
        let id: Int
        var title: String
        var isDone = false
    }

    struct TodoList: View {
        @State private var tasks = [Todo(id: 1, title: "Water the plants"), Todo(id: 2, title: "Call Ada")]
        @State private var title = ""
        @State private var next = 3

        var body: some View {
            VStack(alignment: .leading) {
                List {
                    Section("Open") {
                        ForEach($tasks) { $task in
                            HStack {
                                TaskRow(task: $task)
                                Spacer()
                                Button("Delete", role: .destructive) { tasks.removeAll { $0.id == task.id } }
                                    .accessibilityLabel("Delete ‘\(task.title)’")
                            }
                        }
                    }
                }
                TextField("New task", text: $title).onSubmit(add)
            }
        }

        private func add() {
            guard !title.isEmpty else { return }
            tasks.append(Todo(id: next, title: title))
            next += 1
            title = ""
        }
    }

    struct TaskRow: View {
        @Binding var task: Todo

        var body: some View { Toggle(task.title, isOn: $task.isDone) }
    }

    @Test func aTodoList() async throws {
        let page = try await TestPage { TodoList() }
        try await page.type("Buy bread", into: .label("New task"))
        try await page.press("Enter", in: .label("New task"))
        try await page.toggle(.label("Buy bread"))
        #expect(page.evaluations == ["TodoList", "TaskRow"])
        try await page.click(.label("Delete ‘Call Ada’"))
        #expect(page.elements(.role(.switch)).map(\.label) == ["Water the plants", "Buy bread"])
    }

    struct Person: Identifiable, Equatable {
        let id: Int
        let name: String
        let born: Int

        static let all = [
            Person(id: 1, name: "Ada", born: 1815), Person(id: 2, name: "Grace", born: 1906),
            Person(id: 3, name: "Alan", born: 1912),
        ]
    }

    struct People: View {
        @State private var people = Person.all
        @State private var isByName = false

        var body: some View {
            HTML("table") {
                HTML("thead") {
                    HTML("tr") {
                        HTML("th") { Button("Name") { isByName = true } }
                            .attribute("aria-sort", isByName ? "ascending" : "none")
                        HTML("th") { Button("Born") { isByName = false } }
                            .attribute("aria-sort", isByName ? "none" : "ascending")
                    }
                }
                HTML("tbody") {
                    ForEach(people.sorted { isByName ? $0.name < $1.name : $0.born < $1.born }) { person in
                        HTML("tr") {
                            HTML("td") { Text(person.name) }
                            HTML("td") { Text(verbatim: "\(person.born)") }
                        }
                    }
                }
            }
        }
    }

    @Test func aTableIsSortedByMoves() async throws {
        let page = try await TestPage { People() }
        try await page.click(.role(.button, "Name"))
        #expect(page.elements(.tag("td").within(.tag("tbody"))).map(\.text).first == "Ada")
        #expect(page.patches.filter { $0.operation == .move }.count == 1)
        #expect(page.elements(.tag("tr").within(.tag("tbody"))).map { $0.text.prefix(4) }.last == "Grac")
    }

    struct LongList: View {
        @State private var numbers = Array(1...10_000)

        var body: some View {
            ScrollViewReader { proxy in
                Button("To the end") { proxy.scrollTo(10_000) }
                List(numbers, id: \.self) { number in
                    Text("Row \(number)")
                }
            }
        }
    }

    @Test func aLongListHoldsTheRowsInSight() async throws {
        let page = try await TestPage { LongList() }
        #expect(page.elements(.text(containing: "Row ")).count < 500)
        #expect(page.contains(.text("Row 1")))
    }

    struct PagedPeople: View {
        @State private var page = 0
        private let size = 2

        private var pages: [[Person]] {
            stride(from: 0, to: Person.all.count, by: size).map { Array(Person.all[$0...].prefix(size)) }
        }

        var body: some View {
            ForEach(pages[page]) { Text($0.name) }
            HStack {
                Button("Previous") { page -= 1 }.disabled(page == 0)
                Text("Page \(page + 1) of \(pages.count)")
                Button("Next") { page += 1 }.disabled(page == pages.count - 1)
            }
        }
    }

    @Test func pagesAreTurned() async throws {
        let page = try await TestPage { PagedPeople() }
        #expect(try page.isDisabled(.label("Previous")))
        try await page.click(.label("Next"))
        #expect(page.contains(.text("Alan")) && !page.contains(.text("Ada")))
        #expect(try page.isDisabled(.label("Next")))
    }
}
