import Martlet
import MartletTesting
import Testing

@Suite struct SpringTests {
    @Test func springsAreSpelledInManyWays() {
        #expect(Animation.smooth(duration: 0.2) == .spring(duration: 0.2, bounce: 0))
        #expect(Animation.snappy() == .snappy && Animation.bouncy() == .bouncy)
        #expect(Animation.interactiveSpring() == .interactiveSpring)
        #expect(
            Animation.interpolatingSpring(stiffness: 100, damping: 20)
                == .spring(response: 2 * .pi / 10, dampingFraction: 1))
        #expect(Animation.interpolatingSpring(mass: 0, stiffness: 0, damping: 0) == .spring)
    }

    @Test func anAnimationWithoutAValueIsOne() async throws {
        let without = try await TestPage { Text("a").animation(.easeIn) }
        let with = try await TestPage { Text("a").animation(.easeIn, value: 1) }
        #expect(without.html == with.html)
    }
}
