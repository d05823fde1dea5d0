/// What is wrong with JSON, as a sentence that says what to do.
package struct JSONError: Error, Equatable {
    package let message: String

    package init(_ message: String) { self.message = message }
}
