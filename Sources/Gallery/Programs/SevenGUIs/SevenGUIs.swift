import Martlet

// The seven tasks of 7GUIs, a benchmark for GUI programming: https://eugenkiss.github.io/7guis/

extension Example {
    static let clickCounter = Example(
        path: "/programs/7guis/counter", title: "7GUIs: counter",
        summary: "The first of seven tasks: a number, and a button that increments it.",
        files: ["ClickCounter.swift"])
    static let temperatureConverter = Example(
        path: "/programs/7guis/temperature", title: "7GUIs: temperature",
        summary: "Two fields that follow each other. Input that is not a number leaves the other field alone.",
        files: ["TemperatureConverter.swift"])
    static let flightBooker = Example(
        path: "/programs/7guis/flight", title: "7GUIs: flight booker",
        summary: "Controls that constrain each other: which dates are needed, which are valid, and when you can book.",
        files: ["FlightBooker.swift", "FlightDate.swift"])
    static let durationTimer = Example(
        path: "/programs/7guis/timer", title: "7GUIs: timer",
        summary: "A timer runs on the server while you drag its duration.",
        files: ["DurationTimer.swift"])
    static let nameDirectory = Example(
        path: "/programs/7guis/crud", title: "7GUIs: CRUD",
        summary: "Names to create, read, update and delete, filtered by a prefix.",
        files: ["NameDirectory.swift", "Person.swift"])
    static let circleDrawer = Example(
        path: "/programs/7guis/circles", title: "7GUIs: circle drawer",
        summary: "Draw circles and change their diameters, with undo and redo.",
        files: ["CircleDrawer.swift", "Drawing.swift"])
    static let cells = Example(
        path: "/programs/7guis/cells", title: "7GUIs: cells",
        summary: "A spreadsheet: a change reaches the cells that depend on it, and no others.",
        files: ["Cells.swift", "Spreadsheet.swift", "Formula.swift"])
}

struct SevenGUIsScenes: Scene {
    var body: some Scene {
        ExampleGroup(.flightBooker) { FlightBooker() }
        ExampleGroup(.durationTimer) { DurationTimer() }
        ExampleGroup(.nameDirectory) { NameDirectory() }
        ExampleGroup(.circleDrawer) { CircleDrawer() }
        ExampleGroup(.cells) { Cells() }
    }
}
