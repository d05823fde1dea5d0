import Glibc

/// The memory that servers are going to take.
enum HostMemory {
    private static let most = 4 << 30

    /// Takes half of what is free and gives it back. The host of a virtual machine may have taken what was free; it then gives
    /// each page back when it is touched, which costs some 10 µs and would be a server's that grows: a session takes about
    /// a page.
    static func warm() {
        let size = min(most, sysconf(Int32(_SC_AVPHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE)) / 2)
        guard size > 0 else { return }
        let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0)
        guard let memory, memory != MAP_FAILED else { return }
        munmap(memory, size)
    }
}
