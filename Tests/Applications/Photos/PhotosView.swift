import SwiftUI

struct Photo: Identifiable, Hashable, Codable {
    let id: Int
    let title: String
    let symbol: String
    let hue: Double
    let place: String

    static let all: [Photo] = {
        let subjects = [
            ("Sunrise", "sun.max"), ("Harbour", "sailboat"), ("Forest", "tree"), ("Night Train", "tram"),
            ("First Snow", "snowflake"), ("Garden", "leaf"), ("Old Camera", "camera"), ("Storm", "cloud.bolt"),
            ("Bicycle", "bicycle"), ("Moon", "moon"), ("Mountain Hut", "house"), ("Flight", "airplane"),
        ]
        return subjects.enumerated().map { index, subject in
            Photo(
                id: index + 1, title: subject.0, symbol: subject.1, hue: Double(index) / 12,
                place: index < 6 ? "Norway" : "Scotland")
        }
    }()
}

struct PhotosView: View {
    @State private var favorites: Set<Photo.ID> = [2]
    @State private var hidden: Set<Photo.ID> = []
    @State private var columns = 3.0
    @State private var showsFavoritesOnly = false

    private var photos: [Photo] {
        Photo.all.filter { !hidden.contains($0.id) && (!showsFavoritesOnly || favorites.contains($0.id)) }
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(
                    columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: Int(columns)), spacing: 2,
                    pinnedViews: .sectionHeaders
                ) {
                    ForEach(["Norway", "Scotland"], id: \.self) { place in
                        section(place, photos.filter { $0.place == place })
                    }
                }
            }
            .navigationTitle("Library")
            .navigationDestination(for: Photo.ID.self) { id in
                if let photo = Photo.all.first(where: { $0.id == id }) {
                    PhotoPage(photo: photo, favorites: $favorites, hidden: $hidden)
                }
            }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Menu("Filter", systemImage: "line.3.horizontal.decrease.circle") {
                        Toggle("Favorites", systemImage: "heart", isOn: $showsFavoritesOnly)
                        Button("Show Hidden", systemImage: "eye") { hidden = [] }.disabled(hidden.isEmpty)
                    }
                }
                ToolbarItem(placement: .bottomBar) {
                    Slider(value: $columns, in: 2...5, step: 1) { Text("Columns") }
                        .labelsHidden()
                }
            }
        }
        .preferredColorScheme(.dark)
    }

    @ViewBuilder
    private func section(_ place: String, _ photos: [Photo]) -> some View {
        if !photos.isEmpty {
            Section {
                ForEach(photos) { photo in
                    NavigationLink(value: photo.id) {
                        PhotoImage(photo: photo)
                            .overlay(alignment: .bottomTrailing) {
                                if favorites.contains(photo.id) {
                                    Image(systemName: "heart.fill").padding(6).accessibilityLabel("Favorite")
                                }
                            }
                    }
                    .buttonStyle(.plain)
                    .contextMenu {
                        Button(
                            favorites.contains(photo.id) ? "Unfavorite" : "Favorite", systemImage: "heart"
                        ) { favorites.formSymmetricDifference([photo.id]) }
                        Button("Hide", systemImage: "eye.slash", role: .destructive) { hidden.insert(photo.id) }
                    }
                }
            } header: {
                Text(place)
                    .font(.headline)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(8)
                    .background(.background)
            }
        }
    }
}

private struct PhotoImage: View {
    let photo: Photo

    var body: some View {
        Rectangle()
            .fill(Color(hue: photo.hue, saturation: 0.6, brightness: 0.45).gradient)
            .aspectRatio(1, contentMode: .fit)
            .overlay { Image(systemName: photo.symbol).font(.largeTitle).foregroundStyle(.white) }
            .accessibilityElement(children: .combine)
            .accessibilityLabel(photo.title)
    }
}

private struct PhotoPage: View {
    let photo: Photo
    @Binding var favorites: Set<Photo.ID>
    @Binding var hidden: Set<Photo.ID>
    @Environment(\.dismiss) private var dismiss
    @State private var showsInfo = false
    @State private var zoom = 1.0

    var body: some View {
        PhotoImage(photo: photo)
            .scaleEffect(zoom)
            .clipShape(.rect(cornerRadius: 12))
            .frame(maxWidth: 560)
            .padding()
            .frame(maxWidth: .infinity)
            .onTapGesture(count: 2) { withAnimation { zoom = zoom == 1 ? 2 : 1 } }
            .navigationTitle(photo.title)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItemGroup(placement: .bottomBar) {
                    ShareLink(item: "\(photo.title), \(photo.place)")
                    Spacer()
                    Button(isFavorite ? "Unfavorite" : "Favorite", systemImage: isFavorite ? "heart.fill" : "heart") {
                        favorites.formSymmetricDifference([photo.id])
                    }
                    Spacer()
                    Button("Info", systemImage: "info.circle") { showsInfo = true }
                    Spacer()
                    Button("Hide", systemImage: "trash", role: .destructive) {
                        hidden.insert(photo.id)
                        dismiss()
                    }
                }
            }
            .sheet(isPresented: $showsInfo) {
                NavigationStack {
                    Form {
                        LabeledContent("Title", value: photo.title)
                        LabeledContent("Place", value: photo.place)
                        LabeledContent("Favorite", value: isFavorite ? "Yes" : "No")
                    }
                    .navigationTitle("Info")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar { Button("Done") { showsInfo = false } }
                }
                .presentationDetents([.medium])
            }
    }

    private var isFavorite: Bool { favorites.contains(photo.id) }
}
