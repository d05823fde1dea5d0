import OSLog
import SwiftUI

private let logger = Logger(subsystem: "com.example.shop", category: "orders")

struct CartView: View {
    let shop: () -> Void
    @Environment(Cart.self) private var cart
    @State private var isCheckingOut = false

    var body: some View {
        @Bindable var cart = cart
        NavigationStack {
            List {
                ForEach($cart.items) { $item in
                    HStack {
                        Image(systemName: item.product.symbol).frame(width: 36)
                        VStack(alignment: .leading) {
                            Text(item.product.name)
                            Text(item.total.price).font(.subheadline).foregroundStyle(.secondary)
                        }
                        Spacer()
                        Text("\(item.quantity)").monospacedDigit()
                        Stepper("Quantity of \(item.product.name)", value: $item.quantity, in: 1...9)
                            .labelsHidden()
                    }
                }
                .onDelete(perform: cart.remove)
                if !cart.items.isEmpty {
                    Section {
                        LabeledContent("Total", value: cart.total.price).font(.headline)
                    } footer: {
                        Text("Including taxes. Delivery is free.")
                    }
                }
            }
            .overlay {
                if cart.items.isEmpty {
                    ContentUnavailableView {
                        Label("Your Cart Is Empty", systemImage: "cart")
                    } description: {
                        Text("What you add appears here.")
                    } actions: {
                        Button("Go Shopping", action: shop).buttonStyle(.bordered)
                    }
                }
            }
            .navigationTitle("Cart")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { EditButton().disabled(cart.items.isEmpty) }
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Check Out") { isCheckingOut = true }.disabled(cart.items.isEmpty)
                }
            }
            .sheet(isPresented: $isCheckingOut) {
                CheckoutView { shop() }
            }
        }
    }
}

private struct CheckoutView: View {
    private enum Delivery: String, CaseIterable, Identifiable {
        case standard = "Standard", express = "Express"
        var id: Self { self }
    }

    let finished: () -> Void
    @Environment(Cart.self) private var cart
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    @State private var street = ""
    @State private var delivery = Delivery.standard
    @State private var isGift = false
    @State private var message = ""
    @State private var hasOrdered = false

    private var canOrder: Bool { !name.isEmpty && !street.isEmpty }

    var body: some View {
        NavigationStack {
            Form {
                Section("Address") {
                    TextField("Name", text: $name).textContentType(.name)
                    TextField("Street", text: $street).textContentType(.fullStreetAddress)
                }
                Section {
                    Picker("Delivery", selection: $delivery) {
                        ForEach(Delivery.allCases) { Text($0.rawValue).tag($0) }
                    }
                    .pickerStyle(.segmented)
                    Toggle("This is a gift", isOn: $isGift.animation())
                    if isGift { TextField("Message", text: $message, axis: .vertical) }
                } header: {
                    Text("Delivery")
                } footer: {
                    Text(delivery == .express ? "Arrives tomorrow." : "Arrives within a week.")
                }
                Section {
                    LabeledContent("Total", value: cart.total.price)
                    Button("Place Order") {
                        logger.notice("Ordered \(cart.items.count, privacy: .public) items for \(name)")
                        hasOrdered = true
                    }
                    .disabled(!canOrder)
                }
            }
            .navigationTitle("Checkout")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
            }
            .alert("Thank You, \(name)", isPresented: $hasOrdered) {
                Button("Done") {
                    cart.items.removeAll()
                    dismiss()
                    finished()
                }
            } message: {
                Text("Your order of \(cart.count) items is on its way.")
            }
        }
        .presentationDetents([.large])
    }
}
