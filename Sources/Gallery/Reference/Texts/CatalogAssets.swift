import Martlet

/// Colors and pictures of `Media.xcassets`, under the names that the build makes of it.
struct CatalogAssets: View {
    var body: some View {
        HStack(spacing: 20) {
            Image(.robin)
            Image(.nest)
            Image(.leaf).foregroundStyle(.meadow)
            Image("Nest", label: Text("A smaller nest")).resizable().frame(width: 24, height: 24)
        }
        HStack(spacing: 20) {
            Text("Meadow").foregroundStyle(Color(.meadow))
            Text("Dusk").foregroundStyle(Color("Dusk"))
            RoundedRectangle(cornerRadius: 8).fill(.meadow).frame(width: 64, height: 24)
        }
        Label("A picture in a label", image: .leaf)
    }
}
