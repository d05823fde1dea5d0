import SwiftUI

@main
struct TravelApp: App {
    @StateObject private var settings = Settings()
    @State private var trips = TripStore()

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environmentObject(settings)
                .environment(trips)
        }
    }
}

struct ContentView: View {
    @Environment(TripStore.self) private var trips
    @EnvironmentObject private var settings: Settings
    @StateObject private var login = LoginModel()
    @State private var selection: Trip.ID?

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HeaderView(login: login)
            if login.isSignedIn {
                SearchView()
                TripList(selection: $selection)
                if let trip = trips.trip(selection) { TripDetail(trip: trip).id(trip.id) }
            } else {
                Text("Sign in to see your trips").foregroundStyle(.secondary)
            }
            Toggle("Kilometres", isOn: $settings.usesKilometres).accessibilityIdentifier("kilometres")
        }
        .padding()
        .task { await trips.load() }
    }
}

struct HeaderView: View {
    @ObservedObject var login: LoginModel
    @State private var clock = ClockModel()

    var body: some View {
        HStack {
            Text(login.greeting).font(.headline).accessibilityIdentifier("greeting")
            Spacer()
            Text("\(clock.ticks > 0 ? "ticking" : "still")").accessibilityIdentifier("clock")
            Button(login.isSignedIn ? "Sign out" : "Sign in", action: login.toggle).accessibilityIdentifier("sign")
        }
        .onAppear(perform: clock.start)
        .onDisappear(perform: clock.stop)
    }
}

struct SearchView: View {
    @StateObject private var search = SearchModel()

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Search", text: $search.query).accessibilityIdentifier("query")
            Text(search.summary).accessibilityIdentifier("summary")
        }
        .onChange(of: search.query) { search.schedule() }
    }
}

struct TripList: View {
    @Environment(TripStore.self) private var trips
    @Binding var selection: Trip.ID?

    var body: some View {
        List {
            ForEach(trips.trips) { trip in
                Button(trip.name) { selection = trip.id }.accessibilityIdentifier("trip-\(trip.id)")
            }
        }
        if trips.isLoading { ProgressView() }
    }
}

struct TripDetail: View {
    let trip: Trip
    @State private var budget = BudgetModel()
    @State private var packing = PackingModel()
    @State private var weather = WeatherModel()
    @StateObject private var distance = DistanceModel()
    @EnvironmentObject private var settings: Settings

    var body: some View {
        Section(trip.name) {
            Text(distance.text(in: settings)).accessibilityIdentifier("distance")
            Text("Sky: \(weather.sky)").accessibilityIdentifier("sky")
            Text("Left: \(budget.left)").accessibilityIdentifier("left")
            Button("Spend 20") { budget.spend(20) }.accessibilityIdentifier("spend")
            ForEach($packing.items) { $item in
                Toggle(item.name, isOn: $item.isPacked).accessibilityIdentifier("pack-\(item.name)")
            }
            Text(packing.summary).accessibilityIdentifier("packed")
        }
        .task(id: trip.id) { await weather.load(for: trip) }
        .onAppear { distance.measure(trip) }
    }
}

#Preview {
    ContentView()
        .environmentObject(Settings())
        .environment(TripStore())
}
