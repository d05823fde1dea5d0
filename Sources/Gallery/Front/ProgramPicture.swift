import Martlet

/// A program of the gallery as a small drawing: boxes where its views are, so that no picture has to be loaded.
struct ProgramPicture {
    /// A box in a drawing of 160 by 100.
    struct Box {
        let x, y, width, height: Int

        init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }

        var path: String { "M\(x) \(y)h\(width)v\(height)h-\(width)z" }
    }

    let example: Example
    /// What is behind texts, what are texts, and what is in the color of controls.
    let areas, texts, accents: [Box]

    static let all = [
        ProgramPicture(
            example: .todo, areas: rows(4).map { Box(12, $0, 136, 17) },
            texts: rows(4).enumerated().map { Box(34, $1 + 7, [70, 52, 84, 46][$0], 4) },
            accents: rows(4).enumerated().map { Box(18, $1 + 4, 9, $0 < 2 ? 9 : 2) }),
        ProgramPicture(
            example: .mail, areas: [Box(0, 0, 36, 100), Box(38, 0, 46, 100)] + rows(4).map { Box(41, $0, 40, 17) },
            texts: rows(4).map { Box(6, $0 + 5, 24, 4) } + rows(4).map { Box(45, $0 + 5, 30, 3) }
                + (0..<6).map { Box(92, 30 + $0 * 9, [58, 52, 60, 44, 56, 30][$0], 4) },
            accents: [Box(3, 13, 30, 2), Box(92, 14, 40, 7)]),
        ProgramPicture(
            example: .dashboard, areas: (0..<3).map { Box(8 + $0 * 50, 8, 44, 22) } + [Box(8, 36, 144, 56)],
            texts: (0..<3).map { Box(14 + $0 * 50, 13, 20, 3) } + [Box(14, 86, 132, 1)],
            accents: (0..<10).map { index in
                let height = [14, 22, 18, 30, 26, 38, 32, 42, 36, 44][index]
                return Box(16 + index * 13, 86 - height, 8, height)
            } + (0..<3).map { Box(14 + $0 * 50, 20, 28, 6) }),
        ProgramPicture(
            example: .kanban, areas: (0..<3).map { Box(6 + $0 * 51, 6, 46, 88) },
            texts: (0..<3).flatMap { column in
                (0..<(3 - column)).map { Box(11 + column * 51, 24 + $0 * 22, 36, 16) }
            },
            accents: (0..<3).map { Box(11 + $0 * 51, 12, 20, 5) }),
        ProgramPicture(
            example: .recipes, areas: (0..<6).map { Box(8 + $0 % 3 * 49, 8 + $0 / 3 * 44, 45, 40) },
            texts: (0..<6).map { Box(12 + $0 % 3 * 49, 38 + $0 / 3 * 44, [30, 22, 34, 26, 32, 20][$0], 4) },
            accents: (0..<6).map { Box(12 + $0 % 3 * 49, 12 + $0 / 3 * 44, 37, 20) }),
        ProgramPicture(
            example: .markdown, areas: [Box(6, 6, 72, 88), Box(82, 6, 72, 88)],
            texts: (0..<7).flatMap { line in
                let width = [40, 56, 50, 58, 30, 54, 44][line]
                return [Box(12, 16 + line * 11, width, 4), Box(88, 16 + line * 11, width, line == 0 ? 7 : 4)]
            },
            accents: [Box(88, 30, 3, 15), Box(12, 60, 22, 4)]),
    ]

    private static func rows(_ count: Int) -> [Int] { (0..<count).map { 8 + $0 * 22 } }
}

/// Six of the programs as pictures that lead there.
struct ProgramPictures: View {
    var body: some View {
        HTML("ul") {
            ForEach(ProgramPicture.all, id: \.example.path) { picture in
                HTML("li") {
                    HTML("a") {
                        HTML("svg") {
                            drawing(picture.areas, "front-areas")
                            drawing(picture.texts, "front-texts")
                            drawing(picture.accents, "front-accents")
                        }
                        .attribute("viewBox", "0 0 160 100")
                        .attribute("aria-hidden", "true")
                        Text(picture.example.title)
                    }
                    .attribute("href", picture.example.path)
                }
            }
        }
        .class("front-pictures")
        .accessibilityLabel("Programs")
    }

    private func drawing(_ boxes: [ProgramPicture.Box], _ look: String) -> some View {
        HTML("path") {}.attribute("d", boxes.map(\.path).joined()).class(look)
    }
}
