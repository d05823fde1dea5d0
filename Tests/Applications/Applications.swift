import SwiftUI

/// Twelve programs in SwiftUI's idiom, as one program with a window for each: they are built once and served by one process.
/// Their sources name nothing that SwiftUI does not have (docs/migration.md).
@main
struct Applications: App {
    var body: some Scene {
        WindowGroup { ProgramList(names: [
            "Notes", "Mail", "Shop", "Settings", "Contacts", "Recipes", "Photos", "Habits",
        ]) }
        WindowGroup("Notes", id: "notes") { NotesView() }
        WindowGroup("Mail", id: "mail") { MailView() }
        WindowGroup("Shop", id: "shop") { ShopView() }
        WindowGroup("Settings", id: "settings") { SettingsView() }
        WindowGroup("Contacts", id: "contacts") { ContactsView() }
        WindowGroup("Recipes", id: "recipes") { RecipesView() }
        WindowGroup("Photos", id: "photos") { PhotosView() }
        WindowGroup("Habits", id: "habits") { HabitsView() }
    }
}

/// The first window: it opens the others.
private struct ProgramList: View {
    let names: [String]
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        NavigationStack {
            List(names, id: \.self) { name in
                Button(name) { openWindow(id: name.lowercased()) }
            }
            .navigationTitle("Programs")
        }
    }
}
