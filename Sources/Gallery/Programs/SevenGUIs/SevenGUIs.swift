import Martlet

// The seven tasks of 7GUIs, a benchmark for GUI programming: https://eugenkiss.github.io/7guis/

extension Example {
    static let clickCounter = Example(
        path: "/programs/7guis/counter", title: "7GUIs: counter",
        summary: "The first of seven tasks: a number, and a button that increments it.",
        files: ["ClickCounter.swift"])
    static let temperatureConverter = Example(
        path: "/programs/7guis/temperature", title: "7GUIs: temperature",
        summary: "Two fields that follow each other. What is not a number changes nothing in the other.",
        files: ["TemperatureConverter.swift"])
    static let flightBooker = Example(
        path: "/programs/7guis/flight", title: "7GUIs: flight booker",
        summary: "Constraints between controls: which dates are needed, which are valid, and when one may book.",
        files: ["FlightBooker.swift", "FlightDate.swift"])
    static let durationTimer = Example(
        path: "/programs/7guis/timer", title: "7GUIs: timer",
        summary: "A clock runs on the server while its duration changes under the visitor’s finger.",
        files: ["DurationTimer.swift"])
    static let nameDirectory = Example(
        path: "/programs/7guis/crud", title: "7GUIs: CRUD",
        summary: "Names to create, read, update and delete, filtered by a prefix.",
        files: ["NameDirectory.swift", "Person.swift"])
    static let circleDrawer = Example(
        path: "/programs/7guis/circles", title: "7GUIs: circle drawer",
        summary: "Draw circles, change their diameters, undo and redo all of it.",
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
