import Martlet
import MartletTesting
import Testing

@Suite struct GeometryEffectTests {
    private struct Shake: GeometryEffect {
        var animatableData: CGFloat

        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: 8 * sin(animatableData * .pi * 2), y: 0))
        }
    }

    private struct Door: View {
        @State private var attempts = 0
        @State private var other = 0
        let animation: Animation?

        var body: some View {
            Text("Closed \(other)").modifier(Shake(animatableData: CGFloat(attempts)))
            Button("Knock") { withAnimation(animation) { attempts += 1 } }
            Button("Wait") { other += 1 }
        }
    }

    /// The value of a property in the style of the shaken view.
    private func value(_ name: String, _ page: TestPage) -> String? {
        guard let found = page.html.ranges(of: name + ":").first else { return nil }
        return String(page.html[found.upperBound...].prefix { $0 != ";" && $0 != "\"" })
    }

    @Test func theBrowserRunsWhatIsBetweenTheDataOfATransaction() async throws {
        let page = try await TestPage { Door(animation: .linear(duration: 0.4)) }
        #expect(value("--m-course", page) == nil)
        try await page.click(.role(.button, "Knock"))
        #expect(value("--m-course", page) == "400ms linear 0ms 1")
        #expect(value("--m-g0", page) == "none" && value("--m-g24", page)?.hasPrefix("matrix(1,0,0,1,0") != false)
        #expect(value("--m-g6", page) == "matrix(1,0,0,1,8,0)")
        #expect(value("--m-g18", page) == "matrix(1,0,0,1,-8,0)")
        #expect(page.styleSheet.contains("@keyframes") && page.styleSheet.contains("prefers-reduced-motion"))
    }

    @Test func eachTransactionBeginsAnAnimationOfItsOwn() async throws {
        let page = try await TestPage { Door(animation: .linear(duration: 0.4)) }
        var classes: [String] = []
        for _ in 0..<3 {
            try await page.click(.role(.button, "Knock"))
            classes.append(
                try #require(page.html.firstMatch(of: #/class="([^"]*)" style="[^"]*--m-course/#)).1.description)
        }
        #expect(classes[0] != classes[1] && classes[0] == classes[2], "\(classes)")
    }

    @Test func anotherChangeLeavesTheCourseAsItIs() async throws {
        let page = try await TestPage { Door(animation: .linear(duration: 0.4)) }
        try await page.click(.role(.button, "Knock"))
        let before = page.html.replacing("Closed 0", with: "")
        try await page.click(.role(.button, "Wait"))
        #expect(page.html.replacing("Closed 1", with: "") == before)
    }

    @Test func withoutAnAnimationTheEffectIsAtItsEndAtOnce() async throws {
        let page = try await TestPage { Door(animation: nil) }
        try await page.click(.role(.button, "Knock"))
        #expect(value("--m-course", page) == nil, "\(page.html)")
    }

    @Test func aRepeatedAnimationIsRepeated() async throws {
        let page = try await TestPage { Door(animation: .linear(duration: 1).repeatForever()) }
        try await page.click(.role(.button, "Knock"))
        #expect(value("--m-course", page) == "1000ms linear 0ms infinite alternate")
    }

    @Test func springsSwing() async throws {
        let page = try await TestPage { Door(animation: .spring(duration: 0.5, bounce: 0.6)) }
        try await page.click(.role(.button, "Knock"))
        let moments = (0...24).compactMap { value("--m-g\($0)", page) }
        #expect(Set(moments).count > 12, "\(moments)")
    }

    @Test func perspectiveIsAMatrixOfSpace() async throws {
        var turned = CATransform3DIdentity
        turned.m34 = -1 / 500
        turned = CATransform3DRotate(turned, .pi / 2, 1, 0, 0)
        turned = CATransform3DTranslate(turned, -10, -20, 0)
        let transform = ProjectionTransform(turned)
        #expect(!transform.isAffine && transform.m22.magnitude < 1e-9)
        let html = try await TestPage { Text("a").projectionEffect(transform) }.html
        #expect(html.contains("transform:matrix3d(1,0,0,0,0,0,0,-0.002,"), "\(html)")
    }

    @Test func transformsFollowOneAnother() {
        let moved = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
        let scaled = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
        let both = moved.concatenating(scaled)
        #expect(both.m11 == 2 && both.m31 == 6 && both.m32 == 8 && both.isAffine)
        #expect(ProjectionTransform().isIdentity && !moved.isIdentity)
        let space = CATransform3DConcat(CATransform3DMakeTranslation(3, 4, 5), CATransform3DMakeScale(2, 3, 4))
        #expect(space.m41 == 6 && space.m42 == 12 && space.m43 == 20 && space.m11 == 2)
        #expect(CATransform3DScale(CATransform3DMakeTranslation(3, 4, 5), 2, 2, 2).m41 == 3)
        #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    }

    @Test(arguments: [CGFloat.nan, .infinity])
    func whatIsNotFiniteHasNoEffect(number: CGFloat) async throws {
        let html = try await TestPage {
            Text("a").projectionEffect(ProjectionTransform(CGAffineTransform(translationX: number, y: 0)))
                .modifier(Shake(animatableData: number).ignoredByLayout())
        }.html
        #expect(html.contains("transform:none") && html.firstMatch(of: #/(nan|inf)\b/#) == nil, "\(html)")
    }
}
