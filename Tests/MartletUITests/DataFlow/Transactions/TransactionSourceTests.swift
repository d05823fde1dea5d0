import Testing

@testable import MartletUI

@Suite struct TransactionSourceTests {
    private final class Access { var binding: Binding<Int>? }

    private struct Owner: View {
        let access: Access
        @State private var count = 0
        var body: some View {
            let _ = (access.binding = $count)
            Text("\(count)")
        }
    }

    @Test func aBindingWithATransactionReadsAndWritesTheSameState() throws {
        let access = Access()
        let page = try EnginePage { Owner(access: access) }
        let animated = try #require(access.binding).animation(.linear)
        try page.change { animated.wrappedValue = 3 }
        #expect(page.markup.contains("3"))
        #expect(animated.wrappedValue == 3)
    }

    /// As an input of a view, such a binding is equal to another one of the same state with the same animation.
    @Test func bindingsCompareByTheirSourceAndTheirAnimation() throws {
        let access = Access()
        let page = try EnginePage { Owner(access: access) }
        let binding = try #require(access.binding)
        #expect(!page.graph.isDirty)
        #expect(InputComparison.areValuesEqual(binding.animation(.linear), binding.animation(.linear)))
        #expect(!InputComparison.areValuesEqual(binding.animation(.linear), binding.animation(.easeIn)))
        #expect(!InputComparison.areValuesEqual(binding.animation(.linear), binding))
    }
}
