import MartletUI
import Testing

private protocol Animal {}
private struct Cat: Animal, Equatable { var name = "cat" }
private struct Dog: Animal { var name = "dog", age = 3 }
private final class Bird: Animal {}
private enum Fish: Animal { case carp, pike(Int) }
private protocol Named: AnyObject {}
private final class Person: Named {}
/// Too large for an existential's inline buffer.
private struct Whale: Animal {
    var name = "whale"
    var numbers = (1.0, 2.0, 3.0, 4.0)
    var tags: [String] = ["a", "b"]
}

private struct Card: View {
    let animal: any Animal
    let other: (any Animal)?
    let all: [any Animal]
    let named: any Named
    let anything: Any
    var body: some View { Text("card") }
}

/// Inputs of type `any P` compare equal when their values do (class identity, `Equatable`, fields).
@Suite struct ExistentialInputTests {
    private struct Page: View {
        let values: () -> Card
        @State private var count = 0
        var body: some View {
            values()
            Button("count \(count)") { count += 1 }.accessibilityIdentifier("count")
        }
    }

    private func isEvaluated(_ values: @escaping () -> Card) throws -> Bool {
        let page = try EnginePage(Page(values: values))
        return try page.evaluations { try page.press("count") }.contains("Card")
    }

    @Test func equalValuesAreEqualInputs() throws {
        let (bird, person) = (Bird(), Person())
        let animals: [() -> any Animal] = [
            { Cat() }, { Dog() }, { bird }, { Fish.carp }, { Fish.pike(1) }, { Whale() },
        ]
        for animal in animals {
            #expect(
                try !isEvaluated {
                    Card(animal: animal(), other: animal(), all: [], named: person, anything: animal())
                }, "\(animal())")
        }
        #expect(try !isEvaluated { Card(animal: Cat(), other: nil, all: [], named: person, anything: 1) })
    }

    @Test func anArrayOfThemIsEqualWhenItIsTheSame() throws {
        let (person, animals): (Person, [any Animal]) = (Person(), [Cat(), Dog()])
        #expect(
            try !isEvaluated { Card(animal: Cat(), other: nil, all: animals, named: person, anything: "a") })
        var age = 0
        #expect(
            try isEvaluated {
                age += 1
                return Card(animal: Cat(), other: nil, all: [Dog(age: age)], named: person, anything: "a")
            })
    }

    @Test func otherValuesAreNot() throws {
        let person = Person()
        var count = 0
        func next() -> Int {
            count += 1
            return count
        }
        #expect(
            try isEvaluated { Card(animal: Dog(age: next()), other: nil, all: [], named: person, anything: 1) })
        #expect(try isEvaluated { Card(animal: Bird(), other: nil, all: [], named: person, anything: 1) })
        #expect(try isEvaluated { Card(animal: Cat(), other: nil, all: [], named: Person(), anything: 1) })
        #expect(
            try isEvaluated {
                Card(animal: next() % 2 == 0 ? Cat() : Dog(), other: nil, all: [], named: person, anything: 1)
            })
        #expect(try isEvaluated { Card(animal: Cat(), other: nil, all: [], named: person, anything: next()) })
    }
}
