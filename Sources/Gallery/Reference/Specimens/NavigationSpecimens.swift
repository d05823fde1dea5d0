import Martlet

/// Tabs and bars of pages. They stand in sheets, because they would be places of the whole page.
struct NavigationSpecimens: View {
    var body: some View {
        SpecimenGroup(title: "Tabs and bars") {
            Specimen("Tab(value:), TabSection, badge, tabViewBottomAccessory") {
                SheetButton(title: "Open the tabs") { TabsSpecimen() }
            }
            Specimen("ToolbarTitleMenu, navigationSubtitle") {
                SheetButton(title: "Open the page") { TitleMenuSpecimen() }
            }
            Specimen("headerProminence") {
                List {
                    Section("Standard") { Text("A") }
                    Section("Increased") { Text("B") }.headerProminence(.increased)
                }
            }
        }
    }
}

private struct SheetButton<Content: View>: View {
    let title: String
    @ViewBuilder let content: () -> Content
    @State private var isShown = false

    var body: some View { Button(title) { isShown = true }.sheet(isPresented: $isShown, content: content) }
}

private struct TabsSpecimen: View {
    private enum Place { case home, inbox, archive }

    @State private var place = Place.home

    var body: some View {
        TabView(selection: $place) {
            Tab("Home", systemImage: "house", value: .home) { Button("To the inbox") { place = .inbox } }
            TabSection("Mail") {
                Tab("Inbox", systemImage: "envelope", value: .inbox) { Text("Two letters") }.badge(2)
                Tab("Archive", systemImage: "archivebox", value: .archive) { Text("Nothing is here.") }
            }
        }
        .tabViewBottomAccessory { Label("A song is played", systemImage: "music.note") }
    }
}

private struct TitleMenuSpecimen: View {
    @State private var name = "Letter"
    @State private var copies = 1

    var body: some View {
        NavigationStack {
            Text("The title of this page opens a menu.")
                .navigationTitle(name)
                .navigationSubtitle(copies == 1 ? "1 copy" : "\(copies) copies")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarTitleMenu {
                        Button("Duplicate", systemImage: "plus.square.on.square") { copies += 1 }
                        Button("Rename", systemImage: "pencil") { name = name == "Letter" ? "Draft" : "Letter" }
                    }
                }
        }
    }
}
