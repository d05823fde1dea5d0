import FoundationEssentials
import Glibc

/// Watches, builds and runs, until a signal ends it. One thread waits for everything.
final class DevelopmentSession {
    /// Changes that follow within this time belong to the same build, in milliseconds.
    private static let quietTime: Int32 = 50

    private let command: [String]
    private let watch: SourceWatch
    private let statusFile = BuildStatusFile.standard
    private let signals = Signals()
    private var program: DevelopedProgram
    private var build: RunningBuild?
    /// Sources have changed since the build began.
    private var hasChanged = true

    private struct RunningBuild {
        let process: ChildProcess
        var output: [UInt8] = []
    }

    init(build: [String], program: DevelopedProgram, watch: SourceWatch) throws {
        (command, self.program, self.watch) = (build, program, watch)
        try statusFile.write([])
    }

    /// Returns the status with which the process is to exit.
    func run() -> Int32 {
        startBuild()
        while true {
            wait()
            while let signal = signals.next() {
                guard signal == SIGCHLD else { return end() }
            }
            readBuild()
            if let status = program.reapEnd() {
                Terminal.writeLine("The program has ended with status \(status); it starts again after the next build.")
            }
            if watch.readChanges() { collectChanges() }
            if hasChanged, build == nil { startBuild() }
        }
    }

    private func wait() {
        var descriptors = [signals.descriptor, watch.descriptor].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        if let output = build?.process.output {
            descriptors.append(pollfd(fd: output, events: Int16(POLLIN), revents: 0))
        }
        poll(&descriptors, nfds_t(descriptors.count), -1)
    }

    /// Waits until no further change follows: an editor may save several files.
    private func collectChanges() {
        hasChanged = true
        guard build == nil else { return }
        while true {
            var change = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&change, 1, Self.quietTime) > 0 else { return }
            _ = watch.readChanges()
        }
    }

    private func startBuild() {
        hasChanged = false
        do {
            build = RunningBuild(process: try ChildProcess(command, capturing: .everything))
        } catch {
            Terminal.writeLine("\(error)")
        }
    }

    private func readBuild() {
        guard let process = build?.process, let output = process.output else { return }
        let status = process.endIfEnded()
        while let bytes = ChildProcess.read(output) {
            build?.output += bytes
            Terminal.write(bytes)
        }
        guard let status else { return }
        close(output)
        let text = String(decoding: build?.output ?? [], as: UTF8.self)
        build = nil
        do {
            if status == 0 {
                // The program first, because its pages follow it.
                try program.update()
                try statusFile.write([])
            } else {
                let folder = FileManager.default.currentDirectoryPath
                try statusFile.write(BuildErrors.find(in: text, folder: folder))
                // The latest program that could be built shows the error.
                if program.process == nil, program.exists { try program.update() }
            }
        } catch {
            Terminal.writeLine("\(error)")
        }
    }

    private func end() -> Int32 {
        if let process = build?.process {
            kill(process.identifier, SIGTERM)
            process.wait()
        }
        program.stop()
        return EXIT_SUCCESS
    }
}
