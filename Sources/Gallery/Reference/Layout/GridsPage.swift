import Martlet

/// Grids, and views that fit themselves to the space that they have.
struct GridsPage: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 32) {
            HTML("p") { Text("Rows and columns that the browser lays out, from a phone to a desktop.") }
            Bill()
            Palette()
            Shelf()
            Path()
        }
        .safeAreaInset(edge: .bottom, spacing: 16) {
            HStack {
                Text("Total")
                Spacer()
                Text("134.50").monospacedDigit().bold()
            }
            .padding(12)
            .background(.background)
            .border(.tertiary)
        }
    }
}

/// A section of the page with its title.
private struct Bill: View {
    private let lines = [("Paper", 3, "12.00"), ("Pencils, soft and hard", 24, "110.50"), ("Ink", 1, "12.00")]

    var body: some View {
        PageSection(title: "Grid") {
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 24, verticalSpacing: 8) {
                GridRow {
                    Text("Item")
                    Text("Count").gridColumnAlignment(.trailing)
                    Text("Price").gridColumnAlignment(.trailing)
                }
                .font(.subheadline).foregroundStyle(.secondary)
                Divider().gridCellUnsizedAxes(.horizontal)
                ForEach(lines.indices, id: \.self) { index in
                    GridRow {
                        Text(lines[index].0)
                        Text("\(lines[index].1)").monospacedDigit()
                        Text(lines[index].2).monospacedDigit()
                    }
                }
                Divider().gridCellUnsizedAxes(.horizontal)
                GridRow {
                    Text("Without tax").gridCellColumns(2)
                    Text("134.50").monospacedDigit().bold()
                }
            }
        }
    }
}

private struct Palette: View {
    private let colors: [Color] = [
        .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    ]

    var body: some View {
        PageSection(title: "LazyVGrid") {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 96), spacing: 12)], spacing: 12) {
                ForEach(colors, id: \.self) { color in
                    VStack(spacing: 4) {
                        RoundedRectangle(cornerRadius: 8).fill(color).frame(height: 48)
                        Text(color.description).font(.caption)
                    }
                }
            }
        }
    }
}

private struct Shelf: View {
    var body: some View {
        PageSection(title: "LazyHGrid") {
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(56)), GridItem(.fixed(56))], spacing: 8) {
                    ForEach(1..<25) { number in
                        Text("\(number)").monospacedDigit()
                            .frame(width: 96).frame(maxHeight: .infinity)
                            .background(.quaternary)
                            .cornerRadius(8)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            // Nothing in it can have the focus, and the keyboard scrolls what has it.
            .attribute("tabindex", "0").attribute("role", "group").accessibilityLabel("Numbers")
        }
    }
}

private struct Path: View {
    private let names = ["Library", "Books", "Swift", "Layout", "Grids"]

    var body: some View {
        PageSection(title: "ViewThatFits") {
            ViewThatFits(in: .horizontal) {
                HStack {
                    ForEach(names.indices, id: \.self) { index in
                        if index > 0 { Text("›").foregroundStyle(.secondary) }
                        Button(names[index]) {}
                    }
                }
                VStack(alignment: .leading) {
                    ForEach(names, id: \.self) { name in Button(name) {} }
                }
            }
        }
    }
}
