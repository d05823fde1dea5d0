import Dispatch
import Martlet

/// A clock whose timer is a property, and a stopwatch whose model has a timer.
struct ClockScreen: View {
    let timer = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
    @State private var ticks = 0
    @StateObject private var stopwatch = Stopwatch()

    var body: some View {
        Text(ticks > 2 ? "ticking" : "waiting").accessibilityIdentifier("ticks")
            .onReceive(timer) { _ in ticks += 1 }
        Text(stopwatch.count >= 3 ? "three" : "fewer").accessibilityIdentifier("stopwatch")
        Button(stopwatch.isRunning ? "Stop" : "Start") { stopwatch.toggle() }.accessibilityIdentifier("toggle")
    }
}

final class Stopwatch: ObservableObject {
    @Published private(set) var count = 0
    @Published private(set) var isRunning = false
    private var timer: AnyCancellable?

    func toggle() {
        isRunning.toggle()
        timer =
            isRunning
            ? Timer.publish(every: 0.01, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.tick() }
            : nil
    }

    private func tick() {
        count += 1
        if count == 3 { toggle() }
    }
}

/// A form whose button appears when all fields are valid.
struct SignUpScreen: View {
    @StateObject private var model = SignUpModel()

    var body: some View {
        TextField("Name", text: $model.name).accessibilityIdentifier("name")
        SecureField("Password", text: $model.password).accessibilityIdentifier("password")
        SecureField("Again", text: $model.again).accessibilityIdentifier("again")
        Text(model.message).accessibilityIdentifier("message")
        Button("Sign up") {}.disabled(!model.isValid).accessibilityIdentifier("submit")
    }
}

final class SignUpModel: ObservableObject {
    @Published var name = ""
    @Published var password = ""
    @Published var again = ""
    @Published private(set) var isValid = false
    @Published private(set) var message = ""

    private var isPasswordValid: AnyPublisher<Bool, Never> {
        Publishers.CombineLatest($password, $again).map { $0.count >= 3 && $0 == $1 }.removeDuplicates()
            .eraseToAnyPublisher()
    }

    init() {
        Publishers.CombineLatest($name.map { !$0.isEmpty }, isPasswordValid).map { $0 && $1 }.assign(to: &$isValid)
        $isValid.dropFirst().receive(on: DispatchQueue.main).map { $0 ? "All is well." : "Go on." }
            .assign(to: &$message)
    }
}

/// Values that reach all visitors, whether a visitor or a service sends them.
enum News {
    static let items = PassthroughSubject<String, Never>()
}

struct NewsScreen: View {
    @State private var received: [String] = []

    var body: some View {
        Text(received.joined(separator: ", ")).accessibilityIdentifier("received")
            .onReceive(News.items) { received.append($0) }
        Button("Say") { News.items.send("hello") }.accessibilityIdentifier("say")
        Button("Service") {
            DispatchQueue.global().async { for number in 1...3 { News.items.send("\(number)") } }
        }
        .accessibilityIdentifier("service")
    }
}

/// A filter written in a widespread way: `onReceive(Just(text))`.
struct NumberScreen: View {
    @State private var text = ""

    var body: some View {
        TextField("Number", text: $text).accessibilityIdentifier("number")
            .onReceive(Just(text)) { value in
                let digits = value.filter(\.isNumber)
                if digits != value { text = digits }
            }
        Text("number \(text)").accessibilityIdentifier("shown")
    }
}
