import SwiftUI

struct Question: Identifiable, Hashable, Codable {
    let id: Int
    let text: String
    let answers: [String]
    let right: Int

    static let all = [
        Question(id: 1, text: "Which planet is the largest?", answers: ["Mars", "Jupiter", "Venus"], right: 1),
        Question(id: 2, text: "How many strings has a violin?", answers: ["Four", "Five", "Six"], right: 0),
        Question(id: 3, text: "Who wrote the first program?", answers: ["Babbage", "Boole", "Lovelace"], right: 2),
    ]
}

final class Game: ObservableObject {
    enum Phase: String, Codable { case ready, playing, finished }

    struct Score: Identifiable, Hashable, Codable {
        let id: Int
        let points: Int
        let player: String
    }

    @Published private(set) var phase = Phase.ready
    @Published private(set) var number = 0
    @Published private(set) var points = 0
    @Published var chosen: Int?
    @Published var scores: [Score] = []

    var question: Question { Question.all[number] }
    var isRight: Bool? { chosen.map { $0 == question.right } }

    func start() { (phase, number, points, chosen) = (.playing, 0, 0, nil) }

    func choose(_ answer: Int) {
        guard chosen == nil else { return }
        chosen = answer
        if answer == question.right { points += 1 }
    }

    func goOn(player: String) {
        chosen = nil
        if number + 1 < Question.all.count {
            number += 1
        } else {
            phase = .finished
            scores.append(Score(id: scores.count + 1, points: points, player: player))
        }
    }
}

struct QuizView: View {
    private enum Pane: String, Hashable, Codable { case play, scores, rules }

    @StateObject private var game = Game()
    @AppStorage("player") private var player = "Ada"
    @State private var pane = Pane.play

    var body: some View {
        TabView(selection: $pane) {
            Tab("Play", systemImage: "gamecontroller", value: Pane.play) { PlayView() }
            Tab("Scores", systemImage: "list.number", value: Pane.scores) { ScoreList(player: $player) }
                .badge(game.scores.count)
            Tab("Rules", systemImage: "book", value: Pane.rules) { RulesView() }
        }
        .environmentObject(game)
        .tint(.purple)
    }
}

private struct PlayView: View {
    @EnvironmentObject private var game: Game
    @AppStorage("player") private var player = "Ada"

    var body: some View {
        NavigationStack {
            Group {
                switch game.phase {
                case .ready: start("Three questions, \(player).", "Start")
                case .playing: QuestionView()
                case .finished: start("You have \(game.points) of \(Question.all.count) points.", "Play Again")
                }
            }
            .padding()
            .frame(maxWidth: .infinity)
            .navigationTitle("Quiz")
        }
    }

    private func start(_ text: String, _ title: String) -> some View {
        VStack(spacing: 20) {
            Image(systemName: "questionmark.circle").font(.system(size: 72)).foregroundStyle(.tint)
            Text(text).font(.title3)
            Button(title) { withAnimation(.spring) { game.start() } }
                .buttonStyle(.borderedProminent)
                .keyboardShortcut(.defaultAction)
        }
    }
}

private struct QuestionView: View {
    @EnvironmentObject private var game: Game
    @AppStorage("player") private var player = "Ada"

    var body: some View {
        VStack(spacing: 16) {
            ProgressView(value: Double(game.number), total: Double(Question.all.count))
            Text("Question \(game.number + 1)").font(.caption).foregroundStyle(.secondary)
            Text(game.question.text).font(.title2.bold()).multilineTextAlignment(.center)
            ForEach(Array(game.question.answers.enumerated()), id: \.offset) { index, answer in
                Button {
                    game.choose(index)
                } label: {
                    HStack {
                        Text(answer)
                        Spacer()
                        if game.chosen != nil, index == game.question.right {
                            Image(systemName: "checkmark").accessibilityLabel("Right")
                        } else if game.chosen == index {
                            Image(systemName: "xmark").accessibilityLabel("Wrong")
                        }
                    }
                    .frame(maxWidth: 420)
                }
                .buttonStyle(.bordered)
                .disabled(game.chosen != nil)
            }
            if let isRight = game.isRight {
                Text(isRight ? "Right!" : "Not quite.")
                    .font(.headline)
                    .foregroundStyle(isRight ? .green : .red)
                    .transition(.opacity)
                Button("Continue") { game.goOn(player: player) }.keyboardShortcut(.defaultAction)
            }
        }
        .animation(.default, value: game.chosen)
    }
}

private struct ScoreList: View {
    @Binding var player: String
    @EnvironmentObject private var game: Game
    @State private var isNaming = false

    var body: some View {
        NavigationStack {
            List {
                Section("Player") {
                    Button(player) { isNaming = true }
                }
                Section("Games") {
                    ForEach(game.scores.reversed()) { score in
                        NavigationLink(value: score) {
                            LabeledContent(score.player, value: "\(score.points) points")
                        }
                    }
                }
            }
            .navigationTitle("Scores")
            .navigationDestination(for: Game.Score.self) { score in
                VStack {
                    Gauge(value: Double(score.points), in: 0...Double(Question.all.count)) { Text("Points") }
                        .gaugeStyle(.accessoryCircular)
                    Text("\(score.player) had \(score.points) points.")
                }
                .navigationTitle("Game \(score.id)")
            }
            .alert("Player", isPresented: $isNaming) {
                TextField("Name", text: $player)
                Button("OK") {}
            }
        }
    }
}

private struct RulesView: View {
    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text("Rules").font(.largeTitle.bold())
                Text("Each **right** answer is a point. *Nobody* loses any.")
                GroupBox("Keys") { Text("Return starts a game, and leads on.") }
            }
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .navigationTitle("Rules")
    }
}
