import Martlet

enum Note4Listing11 {
    // ObservedObject
    final class Contact: ObservableObject, Identifiable {
        let id = UUID()
        @Published var name: String
        @Published var city: String

        init(name: String, city: String) {
            self.name = name
            self.city = city
        }
    }
}
