import Foundation
import Observation

struct Dish: Identifiable, Hashable, Codable {
    enum Course: String, CaseIterable, Codable, Identifiable {
        case starter = "Starters", main = "Mains", dessert = "Desserts"
        var id: Self { self }
    }

    let id: String
    let name: String
    let course: Course
    let minutes: Int
    let isVegetarian: Bool
    let ingredients: [String]
    let steps: [String]
    var rating = 3

    static let all = [
        Dish(
            id: "tomato-soup", name: "Tomato Soup", course: .starter, minutes: 30, isVegetarian: true,
            ingredients: ["1 kg tomatoes", "2 onions", "Basil"],
            steps: ["Chop the onions.", "Cook everything for twenty minutes.", "Blend, and tear the basil over it."]),
        Dish(
            id: "onion-tart", name: "Onion Tart", course: .starter, minutes: 70, isVegetarian: true,
            ingredients: ["1 kg onions", "3 eggs", "200 g cream", "Pastry"],
            steps: ["Cook the onions slowly.", "Stir in eggs and cream.", "Bake for forty minutes."]),
        Dish(
            id: "fish-pie", name: "Fish Pie", course: .main, minutes: 60, isVegetarian: false,
            ingredients: ["600 g cod", "800 g potatoes", "Milk"],
            steps: ["Poach the fish in milk.", "Mash the potatoes.", "Bake until it is brown."]),
        Dish(
            id: "gratin", name: "Potato Gratin", course: .main, minutes: 75, isVegetarian: true,
            ingredients: ["1 kg potatoes", "300 g cream", "Nutmeg"],
            steps: ["Slice the potatoes.", "Layer them with cream.", "Bake for an hour."], rating: 5),
        Dish(
            id: "lemon-tart", name: "Lemon Tart", course: .dessert, minutes: 60, isVegetarian: true,
            ingredients: ["4 lemons", "4 eggs", "200 g sugar", "Pastry"],
            steps: ["Bake the pastry.", "Whisk the rest.", "Bake until it sets."], rating: 4),
    ]
}

@Observable
final class DishBook {
    var dishes = Dish.all
    var shopping: Set<String> = []

    func dishes(in scope: DishScope, matching query: String) -> [Dish] {
        dishes.filter { dish in
            switch scope {
            case .all: true
            case .vegetarian: dish.isVegetarian
            case .quick: dish.minutes <= 60
            }
        }
        .filter { dish in
            query.isEmpty || dish.name.localizedCaseInsensitiveContains(query)
                || dish.ingredients.contains { $0.localizedCaseInsensitiveContains(query) }
        }
    }
}

enum DishScope: String, CaseIterable {
    case all = "All", vegetarian = "Vegetarian", quick = "Quick"
}
