import Martlet

extension Example {
    static let layoutSpecimens = Example(
        path: "/reference/layout", title: "HTML of layouts",
        summary: "Stacks, grids, lists and scroll views. The browser lays them out; their rules are in martlet.css.",
        files: ["LayoutSpecimens.swift", "LengthSpecimens.swift", "ScrollSpecimens.swift", "NavigationSpecimens.swift"])
}

struct LayoutSpecimens: View {
    var body: some View {
        SpecimenGroup(title: "Stacks") {
            Specimen("VStack") { VStack(alignment: .leading, spacing: 4) { letters } }
            Specimen("HStack") { HStack { letters } }
            Specimen("Spacer and Divider") {
                HStack {
                    Text("A"); Spacer(); Divider(); Text("B")
                }
            }
            Specimen("ZStack") {
                ZStack {
                    Color.mint
                    Text("A").foregroundStyle(.black)
                }
                .frame(height: 48)
            }
            Specimen("spacing, layoutPriority") {
                HStack(spacing: 24) {
                    Text("First").layoutPriority(1)
                    Text("then the others, in what is left of the row")
                }
            }
            Specimen("GeometryReader") {
                GeometryReader { proxy in Text("\(Int(proxy.size.width)) wide") }.frame(height: 24)
            }
            Specimen("ViewThatFits") {
                ViewThatFits(in: .horizontal) {
                    Text("A text with all its words")
                    Text("Short")
                }
            }
        }
        LengthSpecimens()
        SpecimenGroup(title: "Grids") {
            Specimen("Grid") {
                Grid(alignment: .leading) {
                    GridRow {
                        Text("Paper"); Text("3")
                    }
                    GridRow {
                        Text("Ink"); Text("1")
                    }
                }
            }
            Specimen("gridCellColumns") {
                Grid {
                    GridRow {
                        Text("A"); Text("B")
                    }
                    GridRow { Text("Both columns").gridCellColumns(2) }
                }
            }
            Specimen("gridColumnAlignment, gridCellUnsizedAxes") {
                Grid {
                    GridRow {
                        Text("Paper"); Text("12.00").gridColumnAlignment(.trailing)
                    }
                    Divider().gridCellUnsizedAxes(.horizontal)
                    GridRow {
                        Text("Ink"); Text("2.00")
                    }
                }
            }
            Specimen("LazyHGrid") {
                LazyHGrid(rows: [GridItem(.fixed(24)), GridItem(.fixed(24))]) { ForEach(1..<7) { Text("\($0)") } }
            }
            Specimen("LazyVGrid") {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) { ForEach(1..<7) { Text("\($0)") } }
            }
        }
        SpecimenGroup(title: "Lists") {
            Specimen("List") { List(["A", "B"], id: \.self) { Text($0) } }
            Specimen("listStyle(.insetGrouped)") { List(["A", "B"], id: \.self) { Text($0) }.listStyle(.insetGrouped) }
            Specimen("List(selection:)") {
                List(["A", "B"], id: \.self, selection: Binding<String?>.constant("B")) { Text($0) }
            }
            Specimen("Looks of rows") { RowLooks() }
            Specimen("Rows of a body") {
                List {
                    SectionOfLetters()
                    ForEach(["C", "D"], id: \.self) { Text($0) }.foregroundStyle(.secondary)
                }
            }
            Specimen("onDelete, swipeActions") {
                List {
                    ForEach(["A", "B"], id: \.self) { Text($0) }.onDelete { _ in }
                    Text("C").swipeActions { Button("Archive") {} }
                }
            }
            Specimen("ForEach") { ForEach(["A", "B"], id: \.self) { Text($0) } }
            Specimen("Form and Section") {
                Form { Section("Letters") { letters } }
            }
            Specimen("Group") { Group { letters }.bold() }
            Specimen("AnyView, EmptyView") {
                AnyView(Text("A"))
                EmptyView()
            }
        }
        ScrollSpecimens()
        NavigationSpecimens()
    }

    @ViewBuilder private var letters: some View {
        Text("A")
        Text("B")
    }
}

private struct SectionOfLetters: View {
    var body: some View {
        Section("Letters") {
            Text("A")
            Text("B")
        }
    }
}

private struct RowLooks: View {
    var body: some View {
        List {
            Section("Rows") {
                Text("Background").listRowBackground(Color.yellow.opacity(0.2))
                Text("Insets").listRowInsets(EdgeInsets(top: 4, leading: 32, bottom: 4, trailing: 4))
                Text("Separator").listRowSeparator(.hidden, edges: .bottom)
                Text("Tint").listRowSeparatorTint(.red)
            }
            .listSectionSeparator(.hidden)
            Section("Folded", isExpanded: .constant(false)) { Text("Row") }
        }
        .listRowSpacing(4)
        .listSectionSpacing(.compact)
        .scrollContentBackground(.hidden)
    }
}
