import Martlet

extension Chapter {
    /// The second half of the chapter “Programs”.
    static let morePrograms: [Example] = [
        .mail, .ticTacToe, .chat, .login, .account, .clickCounter, .temperatureConverter, .flightBooker, .durationTimer,
        .nameDirectory, .circleDrawer, .cells,
    ]
}

/// The pages of the second half of the chapter “Programs”.
struct MoreProgramScenes: Scene {
    var body: some Scene {
        ExampleGroup(.mail) { MailProgram() }
        ExampleGroup(.ticTacToe) { TicTacToePage() }
        ExampleGroup(.chat) { ChatPage() }
        ExampleGroup(.login) { LoginPage() }
        ExampleGroup(.account) { AccountPage() }
        ExampleGroup(.clickCounter) { ClickCounter() }
        ExampleGroup(.temperatureConverter) { TemperatureConverter() }
        SevenGUIsScenes()
    }
}
