import SwiftUI

struct ShopView: View {
    private enum Pane: Hashable {
        case shop, favorites, cart
    }

    @State private var cart = Cart()
    @State private var favorites: Set<Product.ID> = []
    @State private var pane = Pane.shop

    var body: some View {
        TabView(selection: $pane) {
            NavigationStack {
                ProductGrid(products: Product.all, favorites: $favorites)
                    .navigationTitle("Shop")
            }
            .tabItem { Label("Shop", systemImage: "bag") }
            .tag(Pane.shop)

            NavigationStack {
                ProductGrid(products: Product.all.filter { favorites.contains($0.id) }, favorites: $favorites)
                    .navigationTitle("Favorites")
            }
            .tabItem { Label("Favorites", systemImage: "heart") }
            .tag(Pane.favorites)

            CartView { pane = .shop }
                .tabItem { Label("Cart", systemImage: "cart") }
                .badge(cart.count)
                .tag(Pane.cart)
        }
        .environment(cart)
        .tint(.indigo)
    }
}

private struct ProductGrid: View {
    let products: [Product]
    @Binding var favorites: Set<Product.ID>

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16)], spacing: 16) {
                ForEach(products) { product in
                    NavigationLink(value: product) { ProductCard(product: product) }
                        .buttonStyle(.plain)
                }
            }
            .padding()
        }
        .overlay {
            if products.isEmpty {
                ContentUnavailableView(
                    "No Favorites", systemImage: "heart", description: Text("Products with a heart appear here."))
            }
        }
        .navigationDestination(for: Product.self) { product in
            ProductPage(product: product, isFavorite: isFavorite(product))
        }
    }

    private func isFavorite(_ product: Product) -> Binding<Bool> {
        Binding {
            favorites.contains(product.id)
        } set: { isFavorite in
            if isFavorite { favorites.insert(product.id) } else { favorites.remove(product.id) }
        }
    }
}

private struct ProductCard: View {
    let product: Product

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Image(systemName: product.symbol)
                .font(.system(size: 44))
                .frame(maxWidth: .infinity, minHeight: 110)
                .background(.indigo.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
            Text(product.name).font(.headline)
            Text(product.price.price).foregroundStyle(.secondary)
        }
    }
}

private struct ProductPage: View {
    let product: Product
    @Binding var isFavorite: Bool
    @Environment(Cart.self) private var cart
    @State private var quantity = 1
    @State private var wasAdded = false

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                Image(systemName: product.symbol)
                    .font(.system(size: 96))
                    .frame(maxWidth: .infinity, minHeight: 220)
                    .background(.indigo.opacity(0.12), in: RoundedRectangle(cornerRadius: 20))
                Text(product.price.price).font(.title.bold())
                Text(product.details)
                Stepper("Quantity: \(quantity)", value: $quantity, in: 1...9)
                Button {
                    cart.add(product, quantity: quantity)
                    wasAdded = true
                } label: {
                    Label("Add to Cart", systemImage: "cart.badge.plus").frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
            }
            .padding()
            .frame(maxWidth: 640)
        }
        .navigationTitle(product.name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            Button(
                isFavorite ? "Remove from Favorites" : "Add to Favorites",
                systemImage: isFavorite ? "heart.fill" : "heart"
            ) { isFavorite.toggle() }
        }
        .alert("Added to Cart", isPresented: $wasAdded) {
            Button("OK") {}
        } message: {
            Text("\(quantity) × \(product.name)")
        }
    }
}
