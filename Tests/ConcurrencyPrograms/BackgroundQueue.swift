// Work on a background queue that returns on the main queue, as in code from before `async`.
// press: load
// expect: loaded 3 photos

import Foundation
import Martlet

final class PhotoLoader: ObservableObject {
    @Published var photos: [String] = []
    @Published var isLoading = false

    func load() {
        isLoading = true
        DispatchQueue.global().async {
            let loaded = ["sea", "sky", "sand"]
            DispatchQueue.main.async {
                self.photos = loaded
                self.isLoading = false
            }
        }
    }
}

struct PhotoView: View {
    @StateObject private var loader = PhotoLoader()

    var body: some View {
        VStack {
            if loader.isLoading { ProgressView() }
            Text("loaded \(loader.photos.count) photos")
            Button("Load") { loader.load() }.accessibilityIdentifier("load")
        }
    }
}

@main struct PhotoApp: App {
    var body: some Scene { WindowGroup("Photos") { PhotoView() } }
}
