import MartletValues

/// Where a program makes a shared value: by this, the next process finds it again.
package struct SharedSite: Sendable {
    let key: String?
    let file: StaticString
    let function: StaticString
    let line: UInt
    let column: UInt

    /// The name in the store. Of several in one type or function, only the line distinguishes those of one type.
    func name(of type: Any.Type) -> SharedName {
        if let key { return SharedName(text: "key|\(key)", position: "") }
        return SharedName(
            text: "\(file)|\(function)|\(DurableTypeName.of(type).text)", position: "\(line):\(column)")
    }
}

/// The name of a shared value in the store.
package struct SharedName: Hashable, Sendable {
    package let text: String
    /// The place in the source file, which an edit of the program may move.
    package let position: String

    package init(text: String, position: String) { (self.text, self.position) = (text, position) }
}
