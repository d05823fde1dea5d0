import MartletPublishers

extension AnyPublisher: ComparableInput {
    package static func areInputsEqual(_ old: Self, _ new: Self) -> Bool {
        InputComparison.areDynamicallyEqual(old.publisher, new.publisher)
    }
}
