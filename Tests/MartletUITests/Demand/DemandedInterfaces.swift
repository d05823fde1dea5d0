/// An interface of SwiftUI that public programs use, with a use of it that the compiler is to check.
struct DemandedInterface {
    let name: String
    /// In how many files it is used; `nil` where that was not counted.
    let files: Int?
    /// Whether it belongs to Apple's platforms: what no server can have.
    let isOfAPlatform: Bool
    /// Whether it is one of the 250 that the largest number of programs use.
    let isOneOfTheMostUsed: Bool
    /// A view, after `:` a property of a view, after `#` a declaration; empty where none can be written.
    let use: String
}

/// Counted on 21 November 2026 in 7,093 files of 48 repositories. What becomes of each is in `docs/swiftui-api.json`, and
/// `scripts/swiftui-share` tells the share that is there.
enum DemandedInterfaces {
    /// How many uses all counted interfaces have together, also those that are not listed here, without Apple's platforms.
    static let allUses = 82_134

    static let all = interfaces(in: mostUsed, areMostUsed: true) + interfaces(in: missedMost, areMostUsed: false)

    private static func interfaces(in lines: String, areMostUsed: Bool) -> [DemandedInterface] {
        lines.split(separator: "\n").map { line in
            let parts = line.split(separator: " | ", maxSplits: 2).map(String.init)
            return DemandedInterface(
                name: parts[0], files: Int(parts[1]), isOfAPlatform: parts[1] == "platform",
                isOneOfTheMostUsed: areMostUsed, use: parts.count > 2 ? parts[2] : "")
        }
    }

    /// The 250 that the largest number of repositories use, in descending order.
    private static let mostUsed = #"""
        Text(_:) | 3113 | Text("a")
        VStack | 2196 | VStack(alignment: .leading, spacing: 8) { Text("a") }
        Button | 2088 | Button("a") {}
        .font | 2041 | Text("a").font(.headline)
        Spacer | 1435 | Spacer()
        .padding | 2406 | Text("a").padding(.horizontal, 4)
        HStack | 2102 | HStack(alignment: .top, spacing: 8) { Text("a") }
        @State | 1957 | : @State private var count = 0
        ForEach | 1488 | ForEach(items) { Text($0.name) }
        Scene | 121 | # struct Scenes: Scene { var body: some Scene { WindowGroup { Text("a") } } }
        .frame | 2496 | Text("a").frame(maxWidth: .infinity, alignment: .leading)
        @Environment | 1721 | : @Environment(\.dismiss) private var dismiss
        App | 102 | # struct Program: App { var body: some Scene { WindowGroup { Text("a") } } }
        .onAppear | 838 | Text("a").onAppear {}
        @Binding | 786 | : @Binding var isOn: Bool
        .background | 1466 | Text("a").background(Color.red)
        @ViewBuilder | 1386 | # func built(@ViewBuilder content: () -> some View) {}
        Image(systemName:…) | 1095 | Image(systemName: "star")
        .tag | 383 | Text("a").tag(1)
        TextField(_:text:prompt:axis:) | 350 | TextField("a", text: text, prompt: Text("b"), axis: .vertical)
        .sheet | 449 | Text("a").sheet(isPresented: flag) { Text("b") }
        WindowGroup | 110 | # func group() -> some Scene { WindowGroup("a", path: "/a") { Text("a") } }
        ZStack | 834 | ZStack(alignment: .top) { Text("a") }
        .resizable | 770 | Image("a").resizable()
        .multilineTextAlignment | 500 | Text("a").multilineTextAlignment(.center)
        CGFloat | 958 | # let length: CGFloat = 1
        .navigationTitle | 932 | Text("a").navigationTitle("b")
        .toolbar | 707 | Text("a").toolbar { Button("b") {} }
        ScrollView | 540 | ScrollView(.horizontal) { Text("a") }
        List | 506 | List(items) { Text($0.name) }
        withAnimation | 410 | # func animated() { withAnimation { } }
        .overlay | 681 | Text("a").overlay { Text("b") }
        .disabled | 650 | Text("a").disabled(true)
        Group | 620 | Group { Text("a") }
        .onTapGesture | 392 | Text("a").onTapGesture {}
        RoundedRectangle | 646 | RoundedRectangle(cornerRadius: 8)
        .buttonStyle (built-in) | 589 | Button("a") {}.buttonStyle(.borderedProminent)
        ToolbarItem | 584 | Text("a").toolbar { ToolbarItem(placement: .navigationBarTrailing) { Text("b") } }
        ProgressView | 566 | ProgressView(value: 0.5)
        .opacity | 561 | Text("a").opacity(0.5)
        ViewModifier | 319 | # struct Bold: ViewModifier { func body(content: Content) -> some View { content.padding() } }
        .foregroundStyle | 1563 | Text("a").foregroundStyle(.secondary)
        .foregroundColor | 1245 | Text("a").foregroundColor(.red)
        Label | 738 | Label("a", systemImage: "star")
        .lineLimit | 566 | Text("a").lineLimit(2)
        Rectangle | 485 | Rectangle()
        .animation(_:value:) | 484 | Text("a").animation(.easeIn, value: 1)
        .fill | 456 | Circle().fill(Color.red)
        EmptyView | 383 | EmptyView()
        .alert | 367 | Text("a").alert("b", isPresented: flag) { Button("c") {} } message: { Text("d") }
        .fixedSize | 342 | Text("a").fixedSize(horizontal: false, vertical: true)
        Toggle | 340 | Toggle("a", isOn: flag)
        Picker | 304 | Picker("a", selection: text) { Text("b").tag("b") }
        @FocusState | 240 | : @FocusState private var isFocused: Bool
        \.dismiss | 514 | : @Environment(\.dismiss) private var dismiss
        .task | 373 | Text("a").task {}
        Circle | 346 | Circle()
        .environment | 298 | Text("a").environment(\.isEnabled, true)
        .clipShape | 522 | Text("a").clipShape(Circle())
        NavigationLink | 430 | NavigationLink("a", destination: Text("b"))
        .cornerRadius | 332 | Text("a").cornerRadius(4)
        .stroke | 309 | Circle().stroke(Color.red, lineWidth: 2)
        .id | 262 | Text("a").id(1)
        .focused | 207 | TextField("a", text: text).focused(focus.projectedValue)
        .scaleEffect | 174 | Text("a").scaleEffect(2)
        Section | 698 | Section("a") { Text("b") }
        Form | 445 | Form { Text("a") }
        .contentShape | 425 | Text("a").contentShape(Rectangle())
        .aspectRatio | 359 | Image("a").resizable().aspectRatio(contentMode: .fit)
        NavigationStack | 358 | NavigationStack { Text("a") }
        Divider | 336 | Divider()
        .offset | 259 | Text("a").offset(x: 1, y: 2)
        Image(uiImage:/nsImage:/cgImage:) | platform | Image(uiImage: 1)
        .listStyle | 192 | List { Text("a") }.listStyle(.plain)
        .onChange(of:) none/two values | 469 | Text("a").onChange(of: 1) {}.onChange(of: 1) { old, new in }
        CGSize | 320 | # let size = CGSize(width: 1, height: 1)
        GeometryReader | 310 | GeometryReader { proxy in Text("a").frame(width: proxy.size.width) }
        .transition | 193 | Text("a").transition(.opacity)
        CGRect | 168 | # let rect = CGRect(x: 1, y: 1, width: 1, height: 1)
        CGPoint | 132 | # let point = CGPoint(x: 1, y: 1)
        Button(role:) | 413 | Button("a", role: .destructive) {}
        .tint | 382 | Text("a").tint(.red)
        @Published | 336 | # final class Publishing: ObservableObject { @Published var count = 0 }
        EdgeInsets | 207 | Text("a").padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
        @StateObject | 473 | : @StateObject private var model = Model()
        TabView | 76 | TabView { Text("a") }
        .fontWeight | 516 | Text("a").fontWeight(.bold)
        .navigationBarTitleDisplayMode | 514 | Text("a").navigationBarTitleDisplayMode(.inline)
        Capsule | 203 | Capsule()
        Font | 157 | # let font = Font.title
        .shadow | 207 | Text("a").shadow(radius: 4)
        .bold | 145 | Text("a").bold()
        ScrollViewReader | 96 | ScrollViewReader { proxy in Text("a") }
        .rotationEffect | 93 | Text("a").rotationEffect(.degrees(90))
        .strokeBorder | 70 | Circle().strokeBorder(Color.red, lineWidth: 2)
        @ObservedObject | 547 | : @ObservedObject var model: Model
        .scaledToFit | 217 | Image("a").resizable().scaledToFit()
        Menu | 213 | Menu("a") { Button("b") {} }
        Material (.regularMaterial …) | 158 | Text("a").background(.regularMaterial)
        .contextMenu | 141 | Text("a").contextMenu { Button("b") {} }
        .pickerStyle (menu, segmented, inline) | 136 | Picker("a", selection: text) { Text("b").tag("b") }.pickerStyle(.segmented)
        .onSubmit | 110 | TextField("a", text: text).onSubmit {}
        .progressViewStyle | 100 | ProgressView().progressViewStyle(.circular)
        DragGesture | 88 | Text("a").gesture(DragGesture())
        .ignoresSafeArea | 225 | Text("a").ignoresSafeArea()
        .onDisappear | 196 | Text("a").onDisappear {}
        .environmentObject | 126 | Text("a").environmentObject(Model())
        .onChanged (Gesture) | 71 | Text("a").gesture(DragGesture().onChanged { _ in })
        @EnvironmentObject | 638 | : @EnvironmentObject private var model: Model
        Image(_:) | 365 | Image("a")
        .listRowBackground | 280 | Text("a").listRowBackground(Color.red)
        @AppStorage | 203 | : @AppStorage("a") private var count = 0
        EnvironmentValues | 158 | # extension EnvironmentValues { var one: Int { 1 } }
        .navigationDestination | 100 | Text("a").navigationDestination(for: Int.self) { _ in Text("b") }
        UIViewControllerRepresentable | platform | # struct Controller: UIViewControllerRepresentable {}
        .buttonStyle(own style) | 356 | Button("a") {}.buttonStyle(OwnButtonStyle())
        .onChange(of:perform:) one value | 216 | Text("a").onChange(of: 1) { new in }
        .listRowInsets | 138 | Text("a").listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
        .onEnded (Gesture) | 96 | Text("a").gesture(TapGesture().onEnded { _ in })
        .searchable | 89 | Text("a").searchable(text: text, prompt: "b")
        LazyVGrid | 75 | LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { Text("a") }
        @Namespace | 71 | : @Namespace private var namespace
        .gesture | 58 | Text("a").gesture(TapGesture())
        .accessibilityLabel | 280 | Text("a").accessibilityLabel("b")
        \.colorScheme | 201 | : @Environment(\.colorScheme) private var colorScheme
        .allowsHitTesting | 131 | Text("a").allowsHitTesting(false)
        UIViewRepresentable | platform | # struct Representable: UIViewRepresentable {}
        GridItem | 67 | # let grid = GridItem(.flexible())
        .textFieldStyle | 66 | TextField("a", text: text).textFieldStyle(.roundedBorder)
        .onReceive | 229 | Text("a").onReceive(Model().$count) { _ in }.onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }
        .labelStyle | 196 | Label("a", systemImage: "star").labelStyle(.iconOnly)
        .confirmationDialog | 122 | Text("a").confirmationDialog("b", isPresented: flag, titleVisibility: .visible) { Button("c") {} }
        Color(red:green:blue:) | 105 | Color(red: 1, green: 0, blue: 0)
        .clipped | 93 | Text("a").clipped()
        Path | 65 | Path { $0.move(to: CGPoint(x: 0, y: 0)) }
        Link | 58 | Link("a", destination: url)
        Shape | 48 | # struct Form1: Shape { func path(in rect: CGRect) -> Path { Path() } }
        LocalizedStringKey | 270 | # let key: LocalizedStringKey = "a"
        NavigationView | 147 | NavigationView { Text("a") }
        Section(header:footer:) (views) | 122 | Section(header: Text("a"), footer: Text("b")) { Text("c") }
        Spacer(minLength:) | 109 | Spacer(minLength: 8)
        .modifier | 97 | Text("a").modifier(EmptyModifier())
        : ButtonStyle (own style) | 97 | # struct OwnButtonStyle: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }
        .textSelection | 70 | Text("a").textSelection(.enabled)
        .tabItem | 46 | Text("a").tabItem { Text("b") }
        StrokeStyle | 40 | Circle().stroke(Color.red, style: StrokeStyle(lineWidth: 2))
        Angle | 32 | # let angle = Angle(degrees: 90)
        AnyView | 206 | AnyView(Text("a"))
        LazyVStack | 163 | LazyVStack { Text("a") }
        LinearGradient | 157 | LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
        .controlSize | 150 | Button("a") {}.controlSize(.large)
        Alert | 97 | Text("a").alert(isPresented: flag) { Alert(title: Text("b"), message: Text("c"), primaryButton: .destructive(Text("d")) {}, secondaryButton: .cancel()) }
        .labelsHidden | 95 | Toggle("a", isOn: flag).labelsHidden()
        .symbolRenderingMode | 88 | Image(systemName: "star").symbolRenderingMode(.hierarchical)
        Color(.resource / .systemColor) | 85 | Color(ColorResource(name: "a", bundle: .main))
        UIHostingController | platform | # let controller = UIHostingController(rootView: Text("a"))
        \.openURL | 63 | : @Environment(\.openURL) private var openURL
        SecureField | 55 | SecureField("a", text: text)
        Animation | 53 | # let animation = Animation.easeInOut(duration: 1)
        TextEditor | 39 | TextEditor(text: text)
        .imageScale | 111 | Image(systemName: "star").imageScale(.large)
        .navigationBarBackButtonHidden | 86 | Text("a").navigationBarBackButtonHidden(true)
        .onDelete | 82 | ForEach(items) { Text($0.name) }.onDelete { _ in }
        .swipeActions | 80 | Text("a").swipeActions(edge: .trailing) { Button("b") {} }
        .mask | 79 | Text("a").mask(Circle())
        Gradient | 68 | # let gradient = Gradient(colors: [.red])
        GeometryProxy | 59 | # func measure(_ proxy: GeometryProxy) {}
        Slider | 59 | Slider(value: number, in: 0...1)
        SecureField(_:text:prompt:) | 54 | SecureField("a", text: text, prompt: Text("b"))
        List(selection:) | 50 | List(selection: Binding<String?>.constant(nil)) { Text("a") }
        .simultaneousGesture | 49 | Text("a").simultaneousGesture(TapGesture())
        .zIndex | 43 | Text("a").zIndex(1)
        Text + Text | 81 | Text("a") + Text("b").bold()
        .keyboardType | 73 | TextField("a", text: text).keyboardType(.emailAddress)
        .truncationMode | 71 | Text("a").truncationMode(.tail)
        ToolbarItemGroup | 63 | Text("a").toolbar { ToolbarItemGroup(placement: .bottomBar) { Text("a") } }
        .hidden | 59 | Text("a").hidden()
        .layoutPriority | 45 | Text("a").layoutPriority(1)
        .blur | 37 | Text("a").blur(radius: 4)
        .accessibilityHidden | 182 | Text("a").accessibilityHidden(true)
        .presentationDetents | 132 | Text("a").presentationDetents([.medium, .large])
        .refreshable | 124 | Text("a").refreshable {}
        .keyboardShortcut | 116 | Button("a") {}.keyboardShortcut("s", modifiers: [.command])
        .scrollContentBackground | 115 | Text("a").scrollContentBackground(.hidden)
        .foregroundStyle(_:_:) | 113 | Text("a").foregroundStyle(.red, .blue)
        .textInputAutocapitalization | 90 | TextField("a", text: text).textInputAutocapitalization(.never)
        .monospacedDigit | 89 | Text("a").monospacedDigit()
        Font.custom | 87 | Text("a").font(.custom("b", size: 12))
        .minimumScaleFactor | 84 | Text("a").minimumScaleFactor(0.5)
        .interactiveDismissDisabled | 73 | Text("a").interactiveDismissDisabled()
        PreferenceKey | 51 | # enum Key: PreferenceKey { static let defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) {} }
        .onMove | 43 | ForEach(items) { Text($0.name) }.onMove { _, _ in }
        .scaledToFill | 43 | Image("a").resizable().scaledToFill()
        Tab | 36 | Tab("a", systemImage: "star") { Text("b") }
        .rect(cornerRadius:) | 139 | Text("a").clipShape(.rect(cornerRadius: 8))
        ToolbarContent | 138 | # struct Bar: ToolbarContent { var body: some ToolbarContent { ToolbarItem { Text("a") } } }
        EnvironmentKey | 61 | # enum OwnKey: EnvironmentKey { static let defaultValue = 0 }
        ColorScheme | 60 | # let scheme = ColorScheme.dark
        .popover | 51 | Text("a").popover(isPresented: flag) { Text("b") }
        .edgesIgnoringSafeArea | 49 | Text("a").edgesIgnoringSafeArea(.all)
        .onPreferenceChange | 48 | Text("a").onPreferenceChange(Key.self) { _ in }
        .textContentType | 35 | TextField("a", text: text).textContentType(.emailAddress)
        NavigationSplitView | 28 | NavigationSplitView { Text("a") } detail: { Text("b") }
        Text(verbatim:) | 329 | Text(verbatim: "a")
        Color(uiColor:/nsColor:/system) | platform | Color(nsColor: 1)
        .accessibilityElement | 136 | Text("a").accessibilityElement(children: .combine)
        .renderingMode | 110 | Image("a").renderingMode(.template)
        .redacted | 68 | Text("a").redacted(reason: .placeholder)
        .listRowSeparator | 67 | Text("a").listRowSeparator(.hidden)
        .accentColor | 60 | Text("a").accentColor(.red)
        .safeAreaInset | 60 | Text("a").safeAreaInset(edge: .bottom) { Text("b") }
        \.scenePhase | 37 | : @Environment(\.scenePhase) private var scenePhase
        ProposedViewSize | 34 | # func propose(_ size: ProposedViewSize) {}
        .disableAutocorrection | 32 | TextField("a", text: text).disableAutocorrection(true)
        @Bindable | 237 | : @Bindable var watched: Watched
        @Observable | 134 | # @Observable final class Watched { var count = 0 }
        .autocorrectionDisabled | 89 | TextField("a", text: text).autocorrectionDisabled()
        .fullScreenCover | 50 | Text("a").fullScreenCover(isPresented: flag) { Text("b") }
        ShareLink | 50 | ShareLink(item: url)
        .toggleStyle | 42 | Toggle("a", isOn: flag).toggleStyle(.switch)
        TapGesture | 34 | Text("a").gesture(TapGesture(count: 2))
        ScrollViewProxy | 32 | # func scroll(_ proxy: ScrollViewProxy) {}
        .fileImporter | 25 | Text("a").fileImporter(isPresented: flag, allowedContentTypes: [.text]) { (_: Result<URL, any Error>) in }
        .help | 79 | Text("a").help("b")
        ContentUnavailableView | 66 | ContentUnavailableView("a", systemImage: "star")
        .submitLabel | 47 | TextField("a", text: text).submitLabel(.done)
        .textCase | 46 | Text("a").textCase(.uppercase)
        .italic | 42 | Text("a").italic()
        UnitPoint | 42 | # let unitPoint = UnitPoint.center
        DatePicker | 35 | DatePicker("a", selection: date, displayedComponents: .date)
        .toolbarBackground | 31 | Text("a").toolbarBackground(.visible, for: .navigationBar)
        Alignment | 30 | # let alignment = Alignment.topLeading
        Gesture | 28 | # func recognize(_ gesture: some Gesture) {}
        .trim | 25 | Circle().trim(from: 0, to: 0.5)
        ShapeStyle | 23 | # func styled(_ style: some ShapeStyle) {}
        @UIApplicationDelegateAdaptor | platform | : @UIApplicationDelegateAdaptor(Model.self) private var delegate
        .symbolVariant | 105 | Image(systemName: "star").symbolVariant(.fill)
        LabeledContent | 95 | LabeledContent("a", value: "b")
        .onHover | 55 | Text("a").onHover { _ in }
        Text(date, style:) | 52 | Text(date.wrappedValue, style: .date)
        NSViewRepresentable | platform | # struct Represented: NSViewRepresentable {}
        \.presentationMode | 51 | : @Environment(\.presentationMode) private var mode
        \.isEnabled | 42 | : @Environment(\.isEnabled) private var isEnabled
        \.horizontalSizeClass | 34 | : @Environment(\.horizontalSizeClass) private var sizeClass
        ForEach($binding) | 31 | ForEach(bound) { $item in Text(item.name) }
        .position | 29 | Text("a").position(x: 1, y: 1)
        .preferredColorScheme | 29 | Text("a").preferredColorScheme(.dark)
        Layout | 29 | # struct Flow: Layout { func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }; func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {} }
        .autocapitalization | 28 | TextField("a", text: text).autocapitalization(.none)
        .tabViewStyle | 25 | Text("a").tabViewStyle(.page)
        """#

    /// Those that programs missed most on 23 November 2026, besides the above.
    private static let missedMost = #"""
        Text(_:tableName:bundle:comment:) | 177 | Text("a", tableName: "b", bundle: .main, comment: "c")
        @ToolbarContentBuilder | 101 | # @ToolbarContentBuilder func items() -> some ToolbarContent { ToolbarItem { Text("a") } }
        LocalizedStringResource | 100 | # let resource: LocalizedStringResource = "a"
        .buttonStyle(.glass/.link/.accessoryBar…) | 91 | Button("a") {}.buttonStyle(.glass)
        .navigationBarTitle | 90 | Text("a").navigationBarTitle("b")
        .formStyle | 79 | Form { Text("a") }.formStyle(.grouped)
        .navigationViewStyle | 78 | NavigationView { Text("a") }.navigationViewStyle(.stack)
        .glassEffect | 70 | Text("a").glassEffect()
        .toolbarTitleDisplayMode | 69 | Text("a").toolbarTitleDisplayMode(.inline)
        .navigationBarItems | 68 | Text("a").navigationBarItems(leading: Text("b"))
        .animation(_:) without value | 64 | Text("a").animation(.default)
        Image(.resource) | 62 | Image(ImageResource(name: "a", bundle: .main))
        .presentationDragIndicator | 57 | Text("a").presentationDragIndicator(.visible)
        .contentMargins | 51 | Text("a").contentMargins(.horizontal, 8)
        .scrollDismissesKeyboard | 50 | Text("a").scrollDismissesKeyboard(.immediately)
        .focusSection | 49 | Text("a").focusSection()
        @ScaledMetric | 47 | : @ScaledMetric private var size = 20.0
        Picker(selection:label:content:) | 46 | Picker(selection: text, label: Text("a")) { Text("b").tag("b") }
        .scrollClipDisabled | 39 | ScrollView { Text("a") }.scrollClipDisabled()
        .presentationBackground | 37 | Text("a").presentationBackground(.thinMaterial)
        .buttonBorderShape | 34 | Button("a") {}.buttonBorderShape(.capsule)
        DisclosureGroup | 34 | DisclosureGroup("a") { Text("b") }
        .navigationBarHidden | 31 | Text("a").navigationBarHidden(true)
        NavigationPath | 31 | # let path = NavigationPath()
        .scrollDisabled | 30 | ScrollView { Text("a") }.scrollDisabled(true)
        .alignmentGuide | 29 | Text("a").alignmentGuide(.leading) { $0.width }
        .compositingGroup | 29 | Text("a").compositingGroup()
        .menuStyle | 29 | Menu("a") { Text("b") }.menuStyle(.borderlessButton)
        Color("asset") | 28 | Color("a")
        .contentTransition | 27 | Text("a").contentTransition(.numericText())
        TextField(_:value:format:/formatter:) | 27 | # func field<F: ParseableFormatStyle>(_ format: F) -> some View where F.FormatInput == Double, F.FormatOutput == String { TextField("a", value: .constant(1), format: format) }
        .backgroundStyle | 26 | Text("a").backgroundStyle(.red)
        .lineSpacing | 26 | Text("a").lineSpacing(4)
        .symbolEffect | 26 | Image(systemName: "star").symbolEffect(.bounce, value: 1)
        Text(Image) | 26 | Text(Image(systemName: "star"))
        Image(_:bundle:) | - | Image("a", bundle: .main)
        AsyncImage | - | AsyncImage(url: url)
        .saturation | - | Text("a").saturation(0.5)
        .badge | - | Text("a").badge(2)
        PresentationDetent | - | # let detent = PresentationDetent.fraction(0.5)
        .scrollBounceBehavior | - | ScrollView { Text("a") }.scrollBounceBehavior(.basedOnSize)
        .presentationCompactAdaptation | - | Text("a").presentationCompactAdaptation(.popover)
        .matchedGeometryEffect | - | Text("a").matchedGeometryEffect(id: 1, in: names)
        TextRenderer | - | # struct Renderer: TextRenderer { func draw(layout: Text.Layout, in context: inout GraphicsContext) {} }
        .blendMode | - | Text("a").blendMode(.multiply)
        TimelineView | - | TimelineView(.everyMinute) { _ in Text("a") }
        Canvas | - | Canvas { context, size in }
        .hoverEffect | - | Text("a").hoverEffect()
        ColorPicker | - | ColorPicker("a", selection: color)
        .accessibilityAction | - | Text("a").accessibilityAction {}
        Color.resolve | - | Color(Color.red.resolve(in: EnvironmentValues()))
        Transition | - | # struct Change: Transition { func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) } }
        .scrollTransition | - | Text("a").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5) }
        _body | - | # struct Boxed: TextFieldStyle { func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding() } }
        """#
}
