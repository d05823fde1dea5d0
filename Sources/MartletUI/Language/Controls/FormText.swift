/// Compares texts with what a browser makes of them when it posts a form.
enum FormText {
    /// Whether a field that shows `text` posts `posted`: line breaks become `\r\n` in a field of several lines and are
    /// dropped in a field of one line.
    static func isSame(_ posted: String, _ text: String) -> Bool {
        let characters = posted.map(withLineFeed)
        return characters.elementsEqual(text.lazy.map(withLineFeed))
            || characters.elementsEqual(text.lazy.map(withLineFeed).filter { $0 != "\n" })
    }

    private static func withLineFeed(_ character: Character) -> Character {
        character == "\r\n" || character == "\r" ? "\n" : character
    }
}
