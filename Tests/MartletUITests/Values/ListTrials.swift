import MartletUI

/// The looks of lists and their rows.
enum ListTrials {
    static let all: [ValueTrial<Double>] = [
        ValueTrial("View.listRowInsets(_:_:)") { number, _ in
            List { Text("a").listRowInsets(.horizontal, number) }
        },
        ValueTrial("View.listRowInsets(_:)", "ForEach.listRowInsets(_:)") { number, _ in
            List {
                Text("a").listRowInsets(EdgeInsets(top: number, leading: -number, bottom: 0, trailing: number))
                ForEach(0..<2, id: \.self) { Text(verbatim: "\($0)") }
                    .listRowInsets(EdgeInsets(top: number, leading: 0, bottom: number, trailing: number))
            }
        },
        ValueTrial(
            "View.listRowSpacing(_:)", "View.listSectionSpacing(_:)", "ListSectionSpacing.custom(_:)"
        ) { number, _ in
            VStack {
                List { Text("a") }.listRowSpacing(number)
                List { Text("a") }.listSectionSpacing(number).listSectionSpacing(.custom(-number))
            }
        },
    ]
}
