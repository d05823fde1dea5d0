import Martlet

struct BranchesExample: View {
    @State private var isHighlighted = false

    var body: some View {
        VStack(spacing: 16) {
            Toggle("Highlight", isOn: $isHighlighted)
            Divider()

            if isHighlighted {
                BranchedView().highlighted(true)
            } else {
                BranchedView()
            }

            SteadyView().highlighted(isHighlighted)

            RenewedView().highlighted(isHighlighted).id(isHighlighted)
        }
    }
}

extension View {
    fileprivate func highlighted(_ isHighlighted: Bool) -> some View {
        background(.yellow.opacity(isHighlighted ? 0.3 : 0), in: RoundedRectangle(cornerRadius: 10))
    }
}

private struct BranchedView: View {
    @State private var count = 0

    var body: some View {
        HStack {
            Text("In two branches: \(count)")
            Spacer()
            Button("+ 1") { count += 1 }
        }
        .padding(8)
    }
}

private struct SteadyView: View {
    @State private var count = 0

    var body: some View {
        HStack {
            Text("In one place: \(count)")
            Spacer()
            Button("+ 1") { count += 1 }
        }
        .padding(8)
    }
}

private struct RenewedView: View {
    @State private var count = 0

    var body: some View {
        HStack {
            Text("With another id: \(count)")
            Spacer()
            Button("+ 1") { count += 1 }
        }
        .padding(8)
    }
}
