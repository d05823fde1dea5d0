import Foundation
import Testing

@testable import MartletUI

@Suite struct ResolvedColorTests {
    private let light = EnvironmentValues()
    private var dark: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = .dark
        return values
    }

    @Test func aFixedColorHasItsParts() {
        let parts = Color(red: 0.25, green: 0.5, blue: 1, opacity: 0.5).opacity(0.5).resolve(in: light)
        #expect(parts == Color.Resolved(red: 0.25, green: 0.5, blue: 1, opacity: 0.25))
        #expect(Color(parts) == Color(red: 0.25, green: 0.5, blue: 1, opacity: 0.25))
        #expect(Color.clear.resolve(in: dark).opacity == 0)
        #expect("\(Color.white.opacity(0.5).resolve(in: light))" == "#FFFFFF80")
    }

    @Test func aSystemColorFollowsTheEnvironment() {
        #expect("\(Color.red.resolve(in: light)) \(Color.red.resolve(in: dark))" == "#D92D20FF #FF5C50FF")
        #expect("\(Color.accentColor.resolve(in: light))" == "#0A66D6FF")
        #expect("\(Color.red.mix(with: .white, by: 0.5).resolve(in: light))" == "#EC968FFF")
    }

    @Test func theNamesHaveTheNumbersOfTheStyleSheet() throws {
        let file = URL(filePath: #filePath).appending(path: "../../../../../Public/martlet.css").standardized
        let sheet = try String(contentsOf: file, encoding: .utf8)
        func digits(_ number: UInt32) -> String {
            let digits = String(number, radix: 16)
            return "#" + String(repeating: "0", count: 6 - digits.count) + digits
        }
        var count = 0
        for name in Color.Name.allCases {
            let css = Color(name).css
            guard css.hasPrefix("var(--m-"), !css.contains(",") else { continue }
            let declaration =
                "\(css.dropFirst(4).dropLast()): light-dark(\(digits(name.bytes.light)), \(digits(name.bytes.dark)));"
            #expect(sheet.contains(declaration), "\(declaration)")
            count += 1
        }
        #expect(count == 22)
    }

    @Test func lightIsProportional() throws {
        var color = Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 1)
        #expect((color.red * 1_000).rounded() == 735 && color.green == 0 && color.opacity == 1)
        #expect((color.linearRed * 1_000).rounded() == 500)
        color.linearGreen = 0.002
        #expect((color.green * 10_000).rounded() == 258 && (color.linearGreen * 10_000).rounded() == 20)
        let copy = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(color))
        #expect(copy == color)
    }

    @Test func itIsAStyle() throws {
        let html = try EnginePage(Rectangle().fill(Color.Resolved(red: 1, green: 0, blue: 0))).styledHTML
        #expect(html.contains("background-color:rgb(255 0 0)"), "\(html)")
        let own = try EnginePage(Rectangle().fill(Brightened(color: .black))).styledHTML
        #expect(own.contains("rgb(128 128 128)"), "\(own)")
    }

    /// A style of one's own asks for a color's numbers.
    private struct Brightened: ShapeStyle {
        let color: Color

        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            var parts = color.resolve(in: environment)
            (parts.red, parts.green, parts.blue) = (parts.red + 0.5, parts.green + 0.5, parts.blue + 0.5)
            return parts
        }
    }

    /// What has no style behind it stands for itself, and what has no view in its body says so.
    @Test func nothingEndsTheProcess() {
        #expect(ForegroundStyle().resolve(in: light) == ForegroundStyle())
        #expect(Material.thin.resolve(in: light) == Material.thin)
        #expect(type(of: Text("a").body) == EmptyView.self && type(of: EmptyView().body) == EmptyView.self)
        #expect(WindowGroup { Text("a") }.body is WindowGroup<Text>)
        #expect(IgnoredHint.body.message.contains("use the view itself"))
    }
}
