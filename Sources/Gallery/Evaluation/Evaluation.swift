import Martlet

extension Chapter {
    /// What SwiftUI evaluates and why, a concept a page.
    static let evaluation = Chapter(
        title: "Evaluation",
        examples: [
            .description, .observable, .state, .bindings, .environment, .branches, .shuffle, .equatable, .splitting,
            .threeCounters, .appLayout, .printChanges, .contacts, .knob, .book, .lifetime, .lazyList,
        ])
}

/// The pages of the chapter “Evaluation”.
struct EvaluationScenes: Scene {
    var body: some Scene {
        ExampleGroup(.description) { DescriptionExample() }
        ExampleGroup(.observable) { ObservableExample() }
        ExampleGroup(.state) { StateExample() }
        ExampleGroup(.bindings) { BindingsExample() }
        ExampleGroup(.environment) { EnvironmentExample() }
        ExampleGroup(.branches) { BranchesExample() }
        ExampleGroup(.shuffle) { ShuffleExample() }
        ExampleGroup(.equatable) { EquatableExample() }
        ExampleGroup(.splitting) { SplittingExample() }
        ExampleGroup(.threeCounters) { ThreeCountersExample() }
        ExampleGroup(.appLayout) { AppLayoutExample() }
        ExampleGroup(.printChanges) { PrintChangesExample() }
        ExampleGroup(.contacts) { ContactsExample() }
        ExampleGroup(.knob) { KnobExample() }
        ExampleGroup(.book) { BookExample() }
        ExampleGroup(.lifetime) { LifetimeExample() }
        ExampleGroup(.lazyList) { LazyListExample() }
    }
}
