import MartletUI
import Testing

private struct Unread: View {
    @State private var count = 0
    var body: some View { Button("Press") { count += 1 }.accessibilityIdentifier("press") }
}

private struct Number: View {
    let number: Int
    var body: some View { Text(verbatim: "\(number)") }
}

private struct Titled: View {
    let title: String
    let action: () -> Void
    var body: some View { Button(title) { action() } }
}

/// Parents and children that read one value through bindings.
private struct Family: View {
    @State private var value = 0
    @State private var other = 0
    let parentReads: Bool

    var body: some View {
        VStack {
            Button("value") { value += 1 }.accessibilityIdentifier("value")
            Button("other") { other += 1 }.accessibilityIdentifier("other")
            if parentReads { Text(verbatim: "parent \(value)") }
            Text(verbatim: "other \(other)")
            Reader(value: $value)
            Passing(value: $value)
            Number(number: 1)
        }
    }
}

private struct Reader: View {
    @Binding var value: Int
    var body: some View { Text(verbatim: "reader \(value)") }
}

private struct Passing: View {
    @Binding var value: Int
    var body: some View { Reader(value: $value) }
}

/// A view with several writes in one action.
private struct Writes: View {
    @State private var first = 0
    @State private var second = 0
    var body: some View {
        Button("\(first) \(second)") {
            first += 1
            second += 1
            first += 1
        }.accessibilityIdentifier("press")
        Button("same") { first = first + 0 }.accessibilityIdentifier("same")
        Button("there and back") {
            first += 1
            first -= 1
        }.accessibilityIdentifier("back")
    }
}

@Suite struct EvaluationTests {
    /// “SwiftUI”: "If the state property is not referenced inside the body, SwiftUI won't rerender the body".
    @Test func stateThatIsNotReadEvaluatesNothing() throws {
        let page = try EnginePage { Unread() }
        let names = try page.evaluations {
            let patches = try page.press("press")
            #expect(patches == "")
        }
        #expect(names == [])
        #expect(!page.graph.isDirty)
    }

    @Test func readersAreEvaluatedOnceEachAndTopDown() throws {
        let page = try EnginePage { Family(parentReads: true) }
        let names = try page.evaluations { try page.press("value") }
        #expect(names == ["Family", "Reader", "Passing", "Reader"] || names == ["Family", "Reader", "Reader"])
        #expect(names.first == "Family")
        #expect(page.markup.contains("parent 1"))
        #expect(page.occurrences(of: "reader 1") == 2)
    }

    @Test func aBindingReadInAChildEvaluatesOnlyTheChild() throws {
        let page = try EnginePage { Family(parentReads: false) }
        let names = try page.evaluations { try page.press("value") }
        #expect(names == ["Reader", "Reader"])
    }

    @Test func childrenWithEqualInputsAreNotEvaluated() throws {
        let page = try EnginePage { Family(parentReads: false) }
        let names = try page.evaluations {
            let patches = try page.press("other")
            #expect(patches == #"[["t",5,"other 1"]]"#)
        }
        #expect(names == ["Family"])
    }

    /// “SwiftUI Evaluation and Rendering”: "closures are not equatable … its body is re-evaluated".
    @Test func aChildWithAClosureIsEvaluatedWithItsParent() throws {
        struct Parent: View {
            @State private var count = 0
            var body: some View {
                Text(verbatim: "\(count)")
                Titled(title: "a") { count += 1 }
                Number(number: 1)
                Button("press") { count += 1 }.accessibilityIdentifier("press")
            }
        }
        let page = try EnginePage { Parent() }
        let names = try page.evaluations { try page.press("press") }
        #expect(names == ["Parent", "Titled"])
    }

    @Test func anEquatableViewDecidesItself() throws {
        struct Half: View, Equatable {
            let number: Int
            let action: () -> Void
            static func == (left: Self, right: Self) -> Bool { left.number / 2 == right.number / 2 }
            var body: some View { Text(verbatim: "half \(number)") }
        }
        struct Parent: View {
            @State private var count = 0
            var body: some View {
                Half(number: count) { count += 1 }
                Half(number: count) { count += 1 }.equatable()
                Button("press") { count += 1 }.accessibilityIdentifier("press")
            }
        }
        let page = try EnginePage { Parent() }
        #expect(try page.evaluations { try page.press("press") } == ["Parent"])
        let names = try page.evaluations { try page.press("press") }
        #expect(names == ["Parent", "Half", "EquatableView<Half>", "Half"])
        #expect(page.occurrences(of: "half 2") == 2)
    }

    @Test func writesInOneActionAreOneEvaluation() throws {
        let page = try EnginePage { Writes() }
        let names = try page.evaluations { try page.press("press") }
        #expect(names == ["Writes"])
        #expect(page.markup.contains("2 1"))
    }

    @Test func writingWhatIsThereEvaluatesNothing() throws {
        let page = try EnginePage { Writes() }
        #expect(try page.evaluations { try page.press("same") } == [])
        let names = try page.evaluations {
            let patches = try page.press("back")
            #expect(patches == "", "nothing was to be seen")
        }
        #expect(names == ["Writes"])
    }

    /// A dirty view that receives new inputs from its parent in the same flush is evaluated only once.
    @Test func aDirtyChildWithNewInputsIsEvaluatedOnce() throws {
        struct Child: View {
            let number: Int
            @Binding var value: Int
            var body: some View { Text(verbatim: "\(number) \(value)") }
        }
        struct Parent: View {
            @State private var value = 0
            @State private var number = 0
            var body: some View {
                Child(number: number, value: $value)
                Button("press") {
                    value += 1
                    number += 1
                }.accessibilityIdentifier("press")
            }
        }
        let page = try EnginePage { Parent() }
        #expect(try page.evaluations { try page.press("press") } == ["Parent", "Child"])
        #expect(page.markup.contains("1 1"))
    }

    /// A property that the last evaluation did not read is no longer a dependency.
    @Test func dependenciesAreThoseOfTheLastEvaluation() throws {
        struct Either: View {
            @State private var showsFirst = true
            @State private var first = 0
            @State private var second = 0
            var body: some View {
                Text(verbatim: showsFirst ? "first \(first)" : "second \(second)")
                Button("1") { first += 1 }.accessibilityIdentifier("first")
                Button("2") { second += 1 }.accessibilityIdentifier("second")
                Button("3") { showsFirst.toggle() }.accessibilityIdentifier("toggle")
            }
        }
        let page = try EnginePage { Either() }
        #expect(try page.evaluations { try page.press("second") } == [])
        #expect(try page.evaluations { try page.press("first") } == ["Either"])
        try page.press("toggle")
        #expect(try page.evaluations { try page.press("first") } == [])
        #expect(try page.evaluations { try page.press("second") } == ["Either"])
        #expect(page.markup.contains("second 2"))
    }

    /// “SwiftUI”: "This is the value that will be used when the node … is first created".
    @Test func theInitialValueIsUsedOnce() throws {
        struct Child: View {
            @State private var value: Int
            let input: Int
            init(_ input: Int) {
                _value = State(initialValue: input)
                self.input = input
            }
            var body: some View { Text(verbatim: "state \(value) input \(input)") }
        }
        struct Parent: View {
            @State private var count = 5
            var body: some View {
                Child(count)
                Button("press") { count += 1 }.accessibilityIdentifier("press")
            }
        }
        let page = try EnginePage { Parent() }
        try page.press("press")
        #expect(page.markup.contains("state 5 input 6"))
    }

    @Test func manyReadersOfOneValue() throws {
        struct Rows: View {
            @State private var value = 0
            @State private var numbers = Array(0..<300)
            var body: some View {
                ForEach(numbers, id: \.self) { _ in Reader(value: $value) }
                Button("press") { value += 1 }.accessibilityIdentifier("press")
                Button("fewer") { numbers.removeAll { $0 % 3 > 0 } }.accessibilityIdentifier("fewer")
            }
        }
        let page = try EnginePage { Rows() }
        #expect(try page.evaluations { try page.press("press") }.count == 300)
        #expect(try page.evaluations { try page.press("press") }.count == 300)
        try page.press("fewer")
        #expect(try page.evaluations { try page.press("press") }.count == 100)
        #expect(page.occurrences(of: "reader 3") == 100)
    }

    @Test func nothingIsEvaluatedWithoutAFlush() throws {
        let page = try EnginePage { Writes() }
        let names = try page.evaluations {
            let number = try #require(page.dom.element("press")?.number)
            for case (_, .action(let action)) in try #require(ActionFinder.action(at: number, in: page.graph)).handlers
            {
                try action()
                try action()
            }
        }
        #expect(names == [])
        #expect(try page.evaluations { try page.flush() } == ["Writes"])
        #expect(page.markup.contains("4 2"))
    }
}
