import Glibc

/// Measures the gallery's server against the floor, or prints the latest results.
@main
enum Benchmarks {
    static func main() {
        do {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            let groups = try Group.named(options.only)
            if options.isTable {
                try Table.show(groups.map(\.name), options: options)
            } else {
                try allowManyDescriptors()
                let bench = Bench(options: options)
                for group in groups { try group.run(bench) }
            }
        } catch {
            print(error)
            exit(1)
        }
    }

    /// Raises the limit on open descriptors to the hard limit; the servers inherit it.
    private static func allowManyDescriptors() throws {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
            throw Failure.system("getrlimit")
        }
        limit.rlim_cur = limit.rlim_max
        guard setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
            throw Failure.system("setrlimit")
        }
    }
}
