/// Where a test calls a method of a page.
struct CallPlace: Sendable, CustomStringConvertible {
    let file: StaticString
    let line: UInt

    init(_ file: StaticString, _ line: UInt) {
        self.file = file
        self.line = line
    }

    var description: String { "\(file):\(line)" }

    /// Lets the errors of `body` say this place.
    func naming<Result>(_ body: () throws(TestPageError) -> Result) throws(TestPageError) -> Result {
        do { return try body() } catch { throw error.at(self) }
    }
}
