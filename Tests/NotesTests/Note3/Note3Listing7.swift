import Martlet

enum Note3Listing7 {
    final class Counter: ObservableObject {
        var value: Int = 0 {
            willSet { objectWillChange.send() }
        }
    }
}
