import SwiftUI

/// Views that stand for each other in two places.
struct CardDeck: View {
    @Namespace private var cards
    @State private var hand: [String] = []
    @State private var deck = ["Ace", "King", "Queen"]

    var body: some View {
        VStack {
            pile("Deck", deck) { card in move(card, from: $deck, to: $hand) }
            Divider()
            pile("Hand", hand) { card in move(card, from: $hand, to: $deck) }
        }
        .padding()
    }

    private func pile(_ title: String, _ names: [String], action: @escaping (String) -> Void) -> some View {
        VStack {
            Text("\(title): \(names.count)").accessibilityIdentifier(title)
            HStack {
                ForEach(names, id: \.self) { name in
                    Button(name) { action(name) }
                        .padding()
                        .background(.thinMaterial, in: .rect(cornerRadius: 8))
                        .matchedGeometryEffect(id: name, in: cards)
                }
            }
            .frame(minHeight: 60)
        }
    }

    private func move(_ card: String, from: Binding<[String]>, to: Binding<[String]>) {
        withAnimation(.spring(duration: 0.4)) {
            from.wrappedValue.removeAll { $0 == card }
            to.wrappedValue.append(card)
        }
    }
}
