extension EventType {
    /// What is wrong with `value` as the value of such an event, as a sentence that says what to send; `nil` if nothing
    /// is. Only sizes, scrolling and what a pointer does are told in numbers.
    package func problem(with value: EventValue) -> String? {
        switch (self, value) {
        case (.resize, .numbers(let numbers)):
            SizeReport(numbers) == nil
                ? "The value of resize is no size; send width, height and four insets, each from 0 to 100,000." : nil
        case (.measure, .numbers(let numbers)):
            LayoutReport(numbers) == nil ? "The value of measure is no report of views and their sizes." : nil
        case (.gesture, .numbers(let numbers)), (.press, .numbers(let numbers)):
            GestureReport(numbers) == nil
                ? "The value of \(name) is no report of a gesture; see docs/protocol.md." : nil
        case (.hover, .numbers(let numbers)), (.drop, .numbers(let numbers)):
            PointerReport(numbers) == nil ? "The value of \(name) is no phase and place; see docs/protocol.md." : nil
        case (.scroll, .numbers): ScrollReport(value) == nil ? ScrollReport.problem : nil
        case (.resize, _), (.measure, _), (.gesture, _), (.press, _), (.hover, _), (.drop, _):
            "The value of \(name) must be an array of numbers."
        case (_, .numbers): "The value of \(name) must not be an array."
        default: nil
        }
    }
}
