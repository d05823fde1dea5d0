import SwiftUI

struct RecipesView: View {
    @State private var book = DishBook()
    @State private var path: [Dish.ID] = []
    @State private var query = ""
    @State private var scope = DishScope.all
    @SceneStorage("order") private var sortsByTime = false

    var body: some View {
        NavigationStack(path: $path) {
            let found = book.dishes(in: scope, matching: query)
            List {
                ForEach(Dish.Course.allCases) { course in
                    let dishes = found.filter { $0.course == course }
                        .sorted { sortsByTime ? $0.minutes < $1.minutes : $0.name < $1.name }
                    if !dishes.isEmpty {
                        Section(course.rawValue) {
                            ForEach(dishes) { dish in
                                NavigationLink(value: dish.id) { DishRow(dish: dish) }
                            }
                        }
                    }
                }
            }
            .overlay { if found.isEmpty { ContentUnavailableView.search(text: query) } }
            .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Dishes, ingredients")
            .searchScopes($scope) {
                ForEach(DishScope.allCases, id: \.self) { Text($0.rawValue) }
            }
            .searchSuggestions {
                if query.isEmpty {
                    ForEach(["Potatoes", "Pastry", "Lemon"], id: \.self) { Text($0).searchCompletion($0) }
                }
            }
            .navigationTitle("Recipes")
            .navigationDestination(for: Dish.ID.self) { DishPage(id: $0) }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Menu("Sort", systemImage: "arrow.up.arrow.down") {
                        Picker("Order", selection: $sortsByTime) {
                            Text("By Name").tag(false)
                            Text("By Time").tag(true)
                        }
                    }
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Surprise Me", systemImage: "dice") { path = ["gratin"] }
                }
            }
        }
        .environment(book)
        .tint(.green)
    }
}

private struct DishRow: View {
    let dish: Dish

    var body: some View {
        HStack {
            VStack(alignment: .leading, spacing: 2) {
                Text(dish.name).font(.headline)
                Label("\(dish.minutes) min", systemImage: "clock").font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            if dish.isVegetarian {
                Image(systemName: "leaf").foregroundStyle(.green).accessibilityLabel("Vegetarian")
            }
        }
    }
}

private struct DishPage: View {
    let id: Dish.ID
    @Environment(DishBook.self) private var book
    @State private var servings = 4
    @State private var showsSteps = true

    var body: some View {
        @Bindable var book = book
        if let index = book.dishes.firstIndex(where: { $0.id == id }) {
            let dish = book.dishes[index]
            List {
                Section {
                    LabeledContent("Time", value: "\(dish.minutes) minutes")
                    Stepper("Serves \(servings)", value: $servings, in: 1...12)
                    RatingRow(rating: $book.dishes[index].rating)
                }
                Section("Ingredients") {
                    ForEach(dish.ingredients, id: \.self) { ingredient in
                        Button { toggle(ingredient) } label: {
                            Label(
                                ingredient,
                                systemImage: book.shopping.contains(ingredient) ? "checkmark.circle.fill" : "circle")
                        }
                    }
                }
                Section {
                    DisclosureGroup("Steps", isExpanded: $showsSteps) {
                        ForEach(Array(dish.steps.enumerated()), id: \.offset) { number, step in
                            Text("\(number + 1). \(step)")
                        }
                    }
                    NavigationLink("Cook") { CookingPage(dish: dish) }
                }
            }
            .navigationTitle(dish.name)
            .toolbar { ShareLink(item: dish.ingredients.joined(separator: "\n")) }
        } else {
            ContentUnavailableView("No Such Recipe", systemImage: "fork.knife").navigationTitle("Not Found")
        }
    }

    private func toggle(_ ingredient: String) {
        if !book.shopping.insert(ingredient).inserted { book.shopping.remove(ingredient) }
    }
}

private struct RatingRow: View {
    @Binding var rating: Int

    var body: some View {
        HStack {
            Text("Rating")
            Spacer()
            ForEach(1..<6) { star in
                Image(systemName: star <= rating ? "star.fill" : "star")
                    .foregroundStyle(.orange)
                    .onTapGesture { rating = star }
                    .accessibilityLabel("\(star) stars")
                    .accessibilityAddTraits(.isButton)
            }
        }
    }
}

private struct CookingPage: View {
    let dish: Dish
    @State private var step = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 24) {
            ProgressView(value: Double(step + 1), total: Double(dish.steps.count)) {
                Text("Step \(step + 1) of \(dish.steps.count)")
            }
            Text(dish.steps[step]).font(.title2).multilineTextAlignment(.center)
            HStack {
                Button("Previous") { step -= 1 }.disabled(step == 0)
                if step + 1 < dish.steps.count {
                    Button("Next") { step += 1 }.buttonStyle(.borderedProminent)
                } else {
                    Button("Finish") { dismiss() }.buttonStyle(.borderedProminent)
                }
            }
        }
        .padding()
        .navigationTitle("Cooking")
        .navigationBarTitleDisplayMode(.inline)
    }
}
