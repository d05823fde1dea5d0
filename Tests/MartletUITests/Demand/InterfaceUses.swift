/// How each of the ``MostUsedInterfaces`` fares: a use of it, or the reason why there cannot be one.
///
/// A line consists of a name and a use: a view, after `:` a property of a view, after `#` a declaration. For an
/// unavailable interface, the name in the compiler's message stands between the two.
enum InterfaceUses {
    /// Uses that compile.
    static let there = parse(thereLines)

    /// Uses for which the compiler reports a replacement.
    static let unavailable = unavailableLines.split(separator: "\n").map { line in
        let parts = line.split(separator: " | ", maxSplits: 2).map(String.init)
        return (name: parts[0], symbol: parts[1], use: parts[2])
    }

    /// Interfaces that are neither, with the reason.
    static let excused = parse(excusedLines)

    private static func parse(_ lines: String) -> [(name: String, use: String)] {
        lines.split(separator: "\n").map { line in
            let parts = line.split(separator: " | ", maxSplits: 1).map(String.init)
            return (name: parts[0], use: parts[1])
        }
    }

    private static let thereLines = #"""
        Text(_:) | Text("a")
        NavigationSplitView | NavigationSplitView { Text("a") } detail: { Text("b") }
        VStack | VStack(alignment: .leading, spacing: 8) { Text("a") }
        Button | Button("a") {}
        .font | Text("a").font(.headline)
        Spacer | Spacer()
        .padding | Text("a").padding(.horizontal, 4)
        HStack | HStack(alignment: .top, spacing: 8) { Text("a") }
        @State | : @State private var count = 0
        ForEach | ForEach(items) { Text($0.name) }
        Scene | # struct Scenes: Scene { var body: some Scene { WindowGroup { Text("a") } } }
        .frame | Text("a").frame(maxWidth: .infinity, alignment: .leading)
        .position | Text("a").position(x: 1, y: 1)
        .layoutPriority | Text("a").layoutPriority(1)
        @Environment | : @Environment(\.dismiss) private var dismiss
        App | # struct Program: App { var body: some Scene { WindowGroup { Text("a") } } }
        .onAppear | Text("a").onAppear {}
        @Binding | : @Binding var isOn: Bool
        .background | Text("a").background(Color.red)
        @ViewBuilder | # func built(@ViewBuilder content: () -> some View) {}
        Image(systemName:…) | Image(systemName: "star")
        .tag | Text("a").tag(1)
        TextField(_:text:prompt:axis:) | TextField("a", text: text, prompt: Text("b"), axis: .vertical)
        WindowGroup | # func group() -> some Scene { WindowGroup("a", path: "/a") { Text("a") } }
        ZStack | ZStack(alignment: .top) { Text("a") }
        .resizable | Image("a").resizable()
        .multilineTextAlignment | Text("a").multilineTextAlignment(.center)
        CGFloat | # let length: CGFloat = 1
        .navigationTitle | Text("a").navigationTitle("b")
        ScrollView | ScrollView(.horizontal) { Text("a") }
        List | List(items) { Text($0.name) }
        withAnimation | # func animated() { withAnimation { } }
        .overlay | Text("a").overlay { Text("b") }
        .disabled | Text("a").disabled(true)
        Group | Group { Text("a") }
        .onTapGesture | Text("a").onTapGesture {}
        RoundedRectangle | RoundedRectangle(cornerRadius: 8)
        .buttonStyle (built-in) | Button("a") {}.buttonStyle(.borderedProminent)
        ProgressView | ProgressView(value: 0.5)
        .opacity | Text("a").opacity(0.5)
        ViewModifier | # struct Bold: ViewModifier { func body(content: Content) -> some View { content.padding() } }
        .foregroundStyle | Text("a").foregroundStyle(.secondary)
        .foregroundColor | Text("a").foregroundColor(.red)
        Label | Label("a", systemImage: "star")
        .lineLimit | Text("a").lineLimit(2)
        Rectangle | Rectangle()
        .animation(_:value:) | Text("a").animation(.easeIn, value: 1)
        .fill | Circle().fill(Color.red)
        EmptyView | EmptyView()
        .alert | Text("a").alert("b", isPresented: flag) { Button("c") {} } message: { Text("d") }
        .fixedSize | Text("a").fixedSize(horizontal: false, vertical: true)
        Toggle | Toggle("a", isOn: flag)
        Picker | Picker("a", selection: text) { Text("b").tag("b") }
        @FocusState | : @FocusState private var isFocused: Bool
        \.dismiss | : @Environment(\.dismiss) private var dismiss
        .task | Text("a").task {}
        Circle | Circle()
        .environment | Text("a").environment(\.isEnabled, true)
        .clipShape | Text("a").clipShape(Circle())
        .cornerRadius | Text("a").cornerRadius(4)
        .stroke | Circle().stroke(Color.red, lineWidth: 2)
        .id | Text("a").id(1)
        .focused | TextField("a", text: text).focused(focus.projectedValue)
        .scaleEffect | Text("a").scaleEffect(2)
        Section | Section("a") { Text("b") }
        Form | Form { Text("a") }
        .aspectRatio | Image("a").resizable().aspectRatio(contentMode: .fit)
        Divider | Divider()
        .offset | Text("a").offset(x: 1, y: 2)
        .onChange(of:) none/two values | Text("a").onChange(of: 1) {}.onChange(of: 1) { old, new in }
        CGSize | # let size = CGSize(width: 1, height: 1)
        .transition | Text("a").transition(.opacity)
        CGRect | # let rect = CGRect(x: 1, y: 1, width: 1, height: 1)
        CGPoint | # let point = CGPoint(x: 1, y: 1)
        Button(role:) | Button("a", role: .destructive) {}
        .tint | Text("a").tint(.red)
        @Published | # final class Publishing: ObservableObject { @Published var count = 0 }
        EdgeInsets | Text("a").padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
        @StateObject | : @StateObject private var model = Model()
        .fontWeight | Text("a").fontWeight(.bold)
        Capsule | Capsule()
        Font | # let font = Font.title
        .shadow | Text("a").shadow(radius: 4)
        .bold | Text("a").bold()
        .rotationEffect | Text("a").rotationEffect(.degrees(90))
        @ObservedObject | : @ObservedObject var model: Model
        .scaledToFit | Image("a").resizable().scaledToFit()
        .pickerStyle (menu, segmented, inline) | Picker("a", selection: text) { Text("b").tag("b") }.pickerStyle(.segmented)
        .onSubmit | TextField("a", text: text).onSubmit {}
        .onDisappear | Text("a").onDisappear {}
        .environmentObject | Text("a").environmentObject(Model())
        @EnvironmentObject | : @EnvironmentObject private var model: Model
        Image(_:) | Image("a")
        @AppStorage | : @AppStorage("a") private var count = 0
        EnvironmentValues | # extension EnvironmentValues { var one: Int { 1 } }
        .accessibilityLabel | Text("a").accessibilityLabel("b")
        \.colorScheme | : @Environment(\.colorScheme) private var colorScheme
        .textFieldStyle | TextField("a", text: text).textFieldStyle(.roundedBorder)
        .onReceive | Text("a").onReceive(Model().$count) { _ in }.onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }
        .confirmationDialog | Text("a").confirmationDialog("b", isPresented: flag, titleVisibility: .visible) { Button("c") {} }
        Color(red:green:blue:) | Color(red: 1, green: 0, blue: 0)
        .clipped | Text("a").clipped()
        Path | Path { $0.move(to: CGPoint(x: 0, y: 0)) }
        Link | Link("a", destination: url)
        Shape | # struct Form1: Shape { func path(in rect: CGRect) -> Path { Path() } }
        LocalizedStringKey | # let key: LocalizedStringKey = "a"
        .modifier | Text("a").modifier(EmptyModifier())
        StrokeStyle | Circle().stroke(Color.red, style: StrokeStyle(lineWidth: 2))
        Angle | # let angle = Angle(degrees: 90)
        AnyView | AnyView(Text("a"))
        LazyVStack | LazyVStack { Text("a") }
        Alert | Text("a").alert(isPresented: flag) { Alert(title: Text("b"), message: Text("c"), primaryButton: .destructive(Text("d")) {}, secondaryButton: .cancel()) }
        .labelsHidden | Toggle("a", isOn: flag).labelsHidden()
        \.openURL | : @Environment(\.openURL) private var openURL
        SecureField | SecureField("a", text: text)
        Animation | # let animation = Animation.easeInOut(duration: 1)
        TextEditor | TextEditor(text: text)
        Slider | Slider(value: number, in: 0...1)
        SecureField(_:text:prompt:) | SecureField("a", text: text, prompt: Text("b"))
        .hidden | Text("a").hidden()
        .blur | Text("a").blur(radius: 4)
        .monospacedDigit | Text("a").monospacedDigit()
        PreferenceKey | # enum Key: PreferenceKey { static let defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) {} }
        .scaledToFill | Image("a").resizable().scaledToFill()
        EnvironmentKey | # enum OwnKey: EnvironmentKey { static let defaultValue = 0 }
        ColorScheme | # let scheme = ColorScheme.dark
        .onPreferenceChange | Text("a").onPreferenceChange(Key.self) { _ in }
        Text(verbatim:) | Text(verbatim: "a")
        .accentColor | Text("a").accentColor(.red)
        \.scenePhase | : @Environment(\.scenePhase) private var scenePhase
        @Bindable | : @Bindable var watched: Watched
        @Observable | # @Observable final class Watched { var count = 0 }
        .italic | Text("a").italic()
        UnitPoint | # let unitPoint = UnitPoint.center
        Alignment | # let alignment = Alignment.topLeading
        ShapeStyle | # func styled(_ style: some ShapeStyle) {}
        \.isEnabled | : @Environment(\.isEnabled) private var isEnabled
        ForEach($binding) | ForEach(bound) { $item in Text(item.name) }
        .preferredColorScheme | Text("a").preferredColorScheme(.dark)
        .contentShape | Text("a").contentShape(Rectangle())
        .listStyle | List { Text("a") }.listStyle(.plain)
        .strokeBorder | Circle().strokeBorder(Color.red, lineWidth: 2)
        .progressViewStyle | ProgressView().progressViewStyle(.circular)
        .ignoresSafeArea | Text("a").ignoresSafeArea()
        .buttonStyle(own style) | Button("a") {}.buttonStyle(OwnButtonStyle())
        .onChange(of:perform:) one value | Text("a").onChange(of: 1) { new in }
        .allowsHitTesting | Text("a").allowsHitTesting(false)
        .labelStyle | Label("a", systemImage: "star").labelStyle(.iconOnly)
        Section(header:footer:) (views) | Section(header: Text("a"), footer: Text("b")) { Text("c") }
        Spacer(minLength:) | Spacer(minLength: 8)
        : ButtonStyle (own style) | # struct OwnButtonStyle: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }
        .textSelection | Text("a").textSelection(.enabled)
        .controlSize | Button("a") {}.controlSize(.large)
        .imageScale | Image(systemName: "star").imageScale(.large)
        .zIndex | Text("a").zIndex(1)
        Text + Text | Text("a") + Text("b").bold()
        Text(date, style:) | Text(date.wrappedValue, style: .date)
        .keyboardType | TextField("a", text: text).keyboardType(.emailAddress)
        .accessibilityHidden | Text("a").accessibilityHidden(true)
        .textInputAutocapitalization | TextField("a", text: text).textInputAutocapitalization(.never)
        .rect(cornerRadius:) | Text("a").clipShape(.rect(cornerRadius: 8))
        .edgesIgnoringSafeArea | Text("a").edgesIgnoringSafeArea(.all)
        .textContentType | TextField("a", text: text).textContentType(.emailAddress)
        .accessibilityElement | Text("a").accessibilityElement(children: .combine)
        .disableAutocorrection | TextField("a", text: text).disableAutocorrection(true)
        .autocorrectionDisabled | TextField("a", text: text).autocorrectionDisabled()
        .toggleStyle | Toggle("a", isOn: flag).toggleStyle(.switch)
        .help | Text("a").help("b")
        .submitLabel | TextField("a", text: text).submitLabel(.done)
        .textCase | Text("a").textCase(.uppercase)
        LabeledContent | LabeledContent("a", value: "b")
        ScrollViewReader | ScrollViewReader { proxy in Text("a") }
        ScrollViewProxy | # func scroll(_ proxy: ScrollViewProxy) {}
        .autocapitalization | TextField("a", text: text).autocapitalization(.none)
        LazyVGrid | LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { Text("a") }
        GridItem | # let grid = GridItem(.flexible())
        .safeAreaInset | Text("a").safeAreaInset(edge: .bottom) { Text("b") }
        .truncationMode | Text("a").truncationMode(.tail)
        .minimumScaleFactor | Text("a").minimumScaleFactor(0.5)
        GeometryProxy | # func measure(_ proxy: GeometryProxy) {}
        ProposedViewSize | # func propose(_ size: ProposedViewSize) {}
        GeometryReader | GeometryReader { proxy in Text("a").frame(width: proxy.size.width) }
        \.horizontalSizeClass | : @Environment(\.horizontalSizeClass) private var sizeClass
        Layout | # struct Flow: Layout { func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }; func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {} }
        .sheet | Text("a").sheet(isPresented: flag) { Text("b") }
        .toolbar | Text("a").toolbar { Button("b") {} }
        ToolbarItem | Text("a").toolbar { ToolbarItem(placement: .navigationBarTrailing) { Text("b") } }
        NavigationLink | NavigationLink("a", destination: Text("b"))
        NavigationStack | NavigationStack { Text("a") }
        .navigationBarTitleDisplayMode | Text("a").navigationBarTitleDisplayMode(.inline)
        Menu | Menu("a") { Button("b") {} }
        NavigationView | NavigationView { Text("a") }
        .navigationBarBackButtonHidden | Text("a").navigationBarBackButtonHidden(true)
        ToolbarItemGroup | Text("a").toolbar { ToolbarItemGroup(placement: .bottomBar) { Text("a") } }
        .presentationDetents | Text("a").presentationDetents([.medium, .large])
        .interactiveDismissDisabled | Text("a").interactiveDismissDisabled()
        ToolbarContent | # struct Bar: ToolbarContent { var body: some ToolbarContent { ToolbarItem { Text("a") } } }
        .popover | Text("a").popover(isPresented: flag) { Text("b") }
        .fullScreenCover | Text("a").fullScreenCover(isPresented: flag) { Text("b") }
        .toolbarBackground | Text("a").toolbarBackground(.visible, for: .navigationBar)
        \.presentationMode | : @Environment(\.presentationMode) private var mode
        .navigationDestination | Text("a").navigationDestination(for: Int.self) { _ in Text("b") }
        TabView | TabView { Text("a") }
        Tab | Tab("a", systemImage: "star") { Text("b") }
        .tabItem | Text("a").tabItem { Text("b") }
        .tabViewStyle | Text("a").tabViewStyle(.page)
        .contextMenu | Text("a").contextMenu { Button("b") {} }
        .keyboardShortcut | Button("a") {}.keyboardShortcut("s", modifiers: [.command])
        ShareLink | ShareLink(item: url)
        DatePicker | DatePicker("a", selection: date, displayedComponents: .date)
        ContentUnavailableView | ContentUnavailableView("a", systemImage: "star")
        .listRowBackground | Text("a").listRowBackground(Color.red)
        .listRowInsets | Text("a").listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
        .searchable | Text("a").searchable(text: text, prompt: "b")
        .onDelete | ForEach(items) { Text($0.name) }.onDelete { _ in }
        .swipeActions | Text("a").swipeActions(edge: .trailing) { Button("b") {} }
        List(selection:) | List(selection: Binding<String?>.constant(nil)) { Text("a") }
        .refreshable | Text("a").refreshable {}
        .scrollContentBackground | Text("a").scrollContentBackground(.hidden)
        .onMove | ForEach(items) { Text($0.name) }.onMove { _, _ in }
        .listRowSeparator | Text("a").listRowSeparator(.hidden)
        Material (.regularMaterial …) | Text("a").background(.regularMaterial)
        LinearGradient | LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
        Gradient | # let gradient = Gradient(colors: [.red])
        @Namespace | : @Namespace private var namespace
        .mask | Text("a").mask(Circle())
        Font.custom | Text("a").font(.custom("b", size: 12))
        .redacted | Text("a").redacted(reason: .placeholder)
        .trim | Circle().trim(from: 0, to: 0.5)
        .symbolRenderingMode | Image(systemName: "star").symbolRenderingMode(.hierarchical)
        .renderingMode | Image("a").renderingMode(.template)
        .symbolVariant | Image(systemName: "star").symbolVariant(.fill)
        .foregroundStyle(_:_:) | Text("a").foregroundStyle(.red, .blue)
        DragGesture | Text("a").gesture(DragGesture())
        .onChanged (Gesture) | Text("a").gesture(DragGesture().onChanged { _ in })
        .onEnded (Gesture) | Text("a").gesture(TapGesture().onEnded { _ in })
        .gesture | Text("a").gesture(TapGesture())
        .simultaneousGesture | Text("a").simultaneousGesture(TapGesture())
        TapGesture | Text("a").gesture(TapGesture(count: 2))
        Gesture | # func recognize(_ gesture: some Gesture) {}
        .onHover | Text("a").onHover { _ in }
        """#

    private static let unavailableLines = #"""
        Image(uiImage:/nsImage:/cgImage:) | init(uiImage:) | Image(uiImage: 1)
        UIViewControllerRepresentable | UIViewControllerRepresentable | # struct Controller: UIViewControllerRepresentable {}
        UIViewRepresentable | UIViewRepresentable | # struct Representable: UIViewRepresentable {}
        UIHostingController | UIHostingController | # let controller = UIHostingController(rootView: Text("a"))
        Color(uiColor:/nsColor:/system) | init(uiColor:) | Color(uiColor: 1)
        .fileImporter | fileImporter | Text("a").fileImporter(isPresented: flag, allowedContentTypes: [.text]) { (_: Result<String, any Error>) in }
        @UIApplicationDelegateAdaptor | UIApplicationDelegateAdaptor | : @UIApplicationDelegateAdaptor(Model.self) private var delegate
        NSViewRepresentable | NSViewRepresentable | # struct Represented: NSViewRepresentable {}
        """#

    private static let excusedLines = #"""
        Color(.resource / .systemColor) | the values are members that Xcode makes of an asset catalogue, or UIKit's; the type would have to list them
        """#
}
