import Glibc

/// Tells one build of the program from another.
enum ProgramBuild {
    /// The executable's size and time, hashed: a copy with another time counts as another build.
    static let current: UInt64 = {
        var information = stat()
        guard stat("/proc/self/exe", &information) == 0 else { return 0 }
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for number in [information.st_size, information.st_mtim.tv_sec, information.st_mtim.tv_nsec] {
            hash = (hash ^ UInt64(truncatingIfNeeded: number)) &* 0x100_0000_01B3
        }
        return hash
    }()
}
