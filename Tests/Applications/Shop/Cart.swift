import Foundation
import Observation

struct Product: Identifiable, Hashable, Codable {
    let id: Int
    let name: String
    let symbol: String
    let price: Decimal
    let details: String

    static let all = [
        Product(
            id: 1, name: "Desk Lamp", symbol: "lamp.desk", price: 49.9,
            details: "Warm light from an arm that stays where you leave it."),
        Product(
            id: 2, name: "Headphones", symbol: "headphones", price: 129,
            details: "Closed, light, and quiet on trains."),
        Product(
            id: 3, name: "Keyboard", symbol: "keyboard", price: 89.5,
            details: "Low keys, a number pad, and no lights at all."),
        Product(
            id: 4, name: "Backpack", symbol: "backpack", price: 75,
            details: "Twenty litres, with a pocket for a bottle."),
    ]
}

@Observable
final class Cart {
    struct Item: Identifiable, Hashable, Codable {
        var product: Product
        var quantity: Int
        var id: Product.ID { product.id }
        var total: Decimal { product.price * Decimal(quantity) }
    }

    var items: [Item] = []

    var count: Int { items.reduce(0) { $0 + $1.quantity } }
    var total: Decimal { items.reduce(0) { $0 + $1.total } }

    func add(_ product: Product, quantity: Int = 1) {
        if let index = items.firstIndex(where: { $0.id == product.id }) {
            items[index].quantity += quantity
        } else {
            items.append(Item(product: product, quantity: quantity))
        }
    }

    func remove(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
}

extension Decimal {
    var price: String { formatted(.currency(code: "EUR").locale(Locale(identifier: "en_IE"))) }
}
