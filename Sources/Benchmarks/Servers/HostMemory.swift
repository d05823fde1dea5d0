import Glibc

/// The memory that the servers are about to use.
enum HostMemory {
    private static let most = 4 << 30

    /// Allocates half of the free memory and frees it again. The host of a virtual machine may have reclaimed free
    /// memory. It then returns each page when it is touched, which costs some 10 µs and would be charged to a growing
    /// server: a session takes about a page.
    static func warm() {
        let size = min(most, sysconf(Int32(_SC_AVPHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE)) / 2)
        guard size > 0 else { return }
        let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0)
        guard let memory, memory != MAP_FAILED else { return }
        munmap(memory, size)
    }
}
