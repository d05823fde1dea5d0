/// A part of a source in one color.
struct Run: Equatable {
    enum Kind: Character {
        case plain = "p"
        case keyword = "k"
        case type = "t"
        case attribute = "a"
        case string = "s"
        case number = "n"
        case comment = "c"
    }

    var kind: Kind
    var text: String
}
