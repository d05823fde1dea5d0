import Martlet

/// Views that depend on the size of the window and on their own.
struct SizesPage: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            Text("The browser reports sizes to the views that read them. Make the window narrower, or turn the phone.")
            Cards()
            MeasuredBar()
            ScrollingRows()
            ChangedWidth()
            Tags()
            Dial()
            Switched()
        }
    }

    /// Two cards, beside one another where the window is wide.
    private struct Cards: View {
        @Environment(\.horizontalSizeClass) private var sizeClass

        var body: some View {
            Section("Size class") {
                if sizeClass == .compact {
                    VStack(spacing: 12) { cards }
                } else {
                    HStack(spacing: 12) { cards }
                }
                Text(sizeClass == .compact ? "compact" : "regular").accessibilityIdentifier("class")
            }
        }

        @ViewBuilder private var cards: some View {
            Card(title: "Orchard", text: "Apples, pears and quinces.", color: .green)
            Card(title: "Shore", text: "Sand, dunes and a long path.", color: .blue)
        }
    }

    private struct Card: View {
        let title: String
        let text: String
        let color: Color

        var body: some View {
            VStack(alignment: .leading) {
                Text(title).font(.headline)
                Text(text)
            }
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(color.opacity(0.2))
            .cornerRadius(8)
        }
    }

    /// Columns of a width that follows from the width of the view.
    private struct MeasuredBar: View {
        private let values = [0.3, 0.8, 0.5, 1, 0.6, 0.9]

        var body: some View {
            Section("GeometryReader") {
                GeometryReader { proxy in
                    let width = max(0, (proxy.size.width - 8 * CGFloat(values.count - 1)) / CGFloat(values.count))
                    let height = max(0, proxy.size.height - 32)
                    HStack(alignment: .bottom, spacing: 8) {
                        ForEach(values, id: \.self) { value in
                            RoundedRectangle(cornerRadius: 6).fill(Color.accentColor)
                                .frame(width: width, height: height * value)
                        }
                    }
                    .frame(height: height, alignment: .bottom)
                    Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))")
                        .accessibilityIdentifier("bar")
                        .frame(height: proxy.size.height, alignment: .bottom)
                }
                .frame(height: 160)
                .clipped()
            }
        }
    }

    /// A row that knows where it is in its scroll view.
    private struct ScrollingRows: View {
        var body: some View {
            Section("Coordinate space") {
                ScrollView {
                    VStack(alignment: .leading) {
                        GeometryReader { proxy in
                            Text("\(Int(proxy.frame(in: .named("rows")).minY)) below the top")
                                .accessibilityIdentifier("offset")
                        }
                        .frame(height: 24)
                        ForEach(1..<20) { Text("Row \($0)") }
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
                .frame(height: 120)
                .coordinateSpace(.named("rows"))
                .accessibilityIdentifier("rows")
                // Nothing in it can have the focus, and the keyboard scrolls what has it.
                .attribute("tabindex", "0").attribute("role", "group").accessibilityLabel("Rows")
            }
        }
    }

    /// A text whose width is read from outside.
    private struct ChangedWidth: View {
        @State private var width: CGFloat = 0
        @State private var isLong = false

        var body: some View {
            Section("onGeometryChange") {
                Text(isLong ? "A text that is longer than it was before" : "A text")
                    .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
                    .accessibilityIdentifier("text")
                Text("\(Int(width)) pixels wide").accessibilityIdentifier("width")
                Button("Change the text") { isLong.toggle() }.accessibilityIdentifier("change")
            }
        }
    }

    /// Tags that wrap.
    private struct Tags: View {
        @State private var names = [
            "Apple", "Pear", "Quince", "Medlar", "Cherry plum", "Sea buckthorn", "Sloe", "Cornelian cherry", "Fig",
            "Mulberry",
        ]

        var body: some View {
            Section("Layout") {
                FlowLayout(spacing: 8) {
                    ForEach(names, id: \.self) { name in
                        Text(name)
                            .padding(.horizontal, 12).padding(.vertical, 6)
                            .background(Color.accentColor.opacity(0.15))
                            .clipShape(Capsule())
                            .class("tag")
                    }
                }
                .accessibilityIdentifier("tags")
                Button("One more") { names.append("Rowan \(names.count)") }.accessibilityIdentifier("more")
            }
        }
    }

    /// Views on a circle.
    private struct Dial: View {
        var body: some View {
            RadialLayout {
                ForEach(1..<13) { hour in Text("\(hour)").class("hour") }
            }
            .frame(height: 200)
            .accessibilityIdentifier("dial")
        }
    }

    /// A row or a column of the same views.
    private struct Switched: View {
        @State private var isRow = true

        var body: some View {
            let layout = isRow ? AnyLayout(HStackLayout(spacing: 12)) : AnyLayout(VStackLayout(alignment: .leading))
            VStack(alignment: .leading, spacing: 12) {
                layout {
                    Presses(name: "Left")
                    Presses(name: "Right")
                }
                .accessibilityIdentifier("switched")
                Button(isRow ? "As a column" : "As a row") { isRow.toggle() }.accessibilityIdentifier("switch")
            }
        }
    }

    private struct Presses: View {
        let name: String
        @State private var count = 0

        var body: some View { Button("\(name) \(count)") { count += 1 }.accessibilityIdentifier(name) }
    }

    private struct Section<Content: View>: View {
        let title: String
        let content: Content

        init(_ title: String, @ViewBuilder content: () -> Content) {
            self.title = title
            self.content = content()
        }

        var body: some View {
            VStack(alignment: .leading, spacing: 12) {
                HTML("h2") { Text(title) }
                content
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
