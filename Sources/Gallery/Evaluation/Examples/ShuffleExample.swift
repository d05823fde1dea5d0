import Martlet

private struct Fruit: Identifiable {
    let id: Int
    let name: String
}

struct ShuffleExample: View {
    @State private var fruits = [
        Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear"), Fruit(id: 3, name: "Quince"),
        Fruit(id: 4, name: "Cherry"), Fruit(id: 5, name: "Fig"), Fruit(id: 6, name: "Mulberry"),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Button("Shuffle") { fruits.shuffle() }
            HStack(alignment: .top, spacing: 24) {
                VStack(alignment: .leading) {
                    Text("By identifier").font(.headline)
                    ForEach(fruits) { fruit in FruitRow(fruit: fruit) }
                }
                VStack(alignment: .leading) {
                    Text("By position").font(.headline)
                    ForEach(fruits.indices, id: \.self) { index in PositionRow(name: fruits[index].name) }
                }
            }
        }
    }
}

private struct FruitRow: View {
    let fruit: Fruit
    @State private var likes = 0

    var body: some View {
        Button("\(fruit.name) ♥ \(likes)") { likes += 1 }
    }
}

private struct PositionRow: View {
    let name: String
    @State private var likes = 0

    var body: some View {
        Button("\(name) ★ \(likes)") { likes += 1 }
    }
}
