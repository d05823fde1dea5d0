import Martlet

struct Grocery: Identifiable, Hashable {
    enum Aisle: String, CaseIterable {
        case fresh = "Fresh"
        case pantry = "Pantry"
    }

    let id: Int
    var name: String
    var aisle: Aisle
    var isFavorite = false

    static let examples = [
        Grocery(id: 1, name: "Apples", aisle: .fresh), Grocery(id: 2, name: "Bread", aisle: .fresh),
        Grocery(id: 3, name: "Cheese", aisle: .fresh), Grocery(id: 4, name: "Flour", aisle: .pantry),
        Grocery(id: 5, name: "Lentils", aisle: .pantry), Grocery(id: 6, name: "Rice", aisle: .pantry),
    ]
}
