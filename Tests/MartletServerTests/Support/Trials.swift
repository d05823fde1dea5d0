import Foundation

/// How many trials a test makes: few in `make test`, and in `make soak` as many as an environment variable says.
enum Trials {
    static func count(_ variable: String, _ usual: Int) -> Int {
        ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? usual
    }
}
