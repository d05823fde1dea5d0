import Combine
import Dispatch
import Foundation
import SwiftUI

struct Trip: Identifiable, Hashable {
    let id: Int
    var name: String
    var kilometres: Double
}

@MainActor
final class Settings: ObservableObject {
    @Published var usesKilometres = true
}

@MainActor
final class LoginModel: ObservableObject {
    @Published private(set) var isSignedIn = false
    @Published private(set) var name = ""

    var greeting: String { isSignedIn ? "Hello, \(name)" : "Welcome" }

    func toggle() {
        if isSignedIn {
            (isSignedIn, name) = (false, "")
        } else {
            // In the style of older code: the result returns on the main queue.
            DispatchQueue.global().async {
                let name = "Ada"
                DispatchQueue.main.async { self.finish(name) }
            }
        }
    }

    private func finish(_ name: String) { (isSignedIn, self.name) = (true, name) }
}

@MainActor @Observable
final class TripStore {
    private(set) var trips: [Trip] = []
    private(set) var isLoading = false

    func load() async {
        isLoading = true
        defer { isLoading = false }
        trips = await TripService.shared.trips()
    }

    func trip(_ id: Trip.ID?) -> Trip? { trips.first { $0.id == id } }
}

actor TripService {
    static let shared = TripService()

    func trips() async -> [Trip] {
        try? await Task.sleep(for: .milliseconds(20))
        return [Trip(id: 1, name: "Oslo", kilometres: 1_100), Trip(id: 2, name: "Rome", kilometres: 680)]
    }
}

@MainActor
final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var summary = "Nothing sought"
    private var search: Task<Void, Never>?

    func schedule() {
        search?.cancel()
        search = Task {
            try? await Task.sleep(for: .milliseconds(30))
            guard !Task.isCancelled else { return }
            summary = "Found \(await Self.count(query))"
        }
    }

    private nonisolated static func count(_ query: String) async -> Int { query.count }
}

@MainActor @Observable
final class ClockModel {
    private(set) var ticks = 0
    private var task: Task<Void, Never>?

    func start() {
        task = Task { [weak self] in
            while !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(50))
                self?.ticks += 1
            }
        }
    }

    func stop() { task?.cancel() }
}

@MainActor @Observable
final class BudgetModel {
    private(set) var spent = 0
    var left: Int { 100 - spent }

    func spend(_ amount: Int) { spent += amount }
}

@MainActor @Observable
final class PackingModel {
    struct Item: Identifiable {
        let id = UUID()
        var name: String
        var isPacked = false
    }

    var items = [Item(name: "Passport"), Item(name: "Camera")]
    var summary: String { "\(items.filter(\.isPacked).count) of \(items.count) packed" }
}

@MainActor @Observable
final class WeatherModel {
    private(set) var sky = "unknown"

    func load(for trip: Trip) async {
        sky = await Task.detached { trip.name == "Oslo" ? "snow" : "sun" }.value
    }
}

@MainActor
final class DistanceModel: ObservableObject {
    @Published private(set) var kilometres = 0.0
    private var cancellables: Set<AnyCancellable> = []
    private let measured = PassthroughSubject<Double, Never>()

    init() {
        measured
            .map { $0 * 1.0 }
            .sink { [weak self] in self?.kilometres = $0 }
            .store(in: &cancellables)
    }

    func measure(_ trip: Trip) { measured.send(trip.kilometres) }

    func text(in settings: Settings) -> String {
        settings.usesKilometres ? "\(Int(kilometres)) km" : "\(Int(kilometres * 0.621)) mi"
    }
}
