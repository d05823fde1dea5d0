/// The median of each of `measure`'s figures over several pairs of servers. The addresses of a process's memory account
/// for a tenth of the cost of its work, and stay the same for the life of the process.
func mediansOverServers(
    _ bench: Bench, of program: (Bench) throws -> Server = { try $0.martlet() },
    _ measure: (_ martlet: Server, _ floor: Server) throws -> [Double]
) throws -> [Double] {
    let rounds = try (0..<5).map { _ in
        HostMemory.warm()
        let floor = try bench.floor()
        let martlet = try program(bench)
        try martlet.require("/counter")
        return try withExtendedLifetime((martlet, floor)) { try measure(martlet, floor) }
    }
    return (rounds.first ?? []).indices.map { index in rounds.map { $0[index] }.median }
}
