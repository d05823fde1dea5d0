import CCrash

/// What the supervisor's memory knows of the store, which may be damaged while a worker uses it, or between two.
extension WorkerMemory {
    /// The last commit that a worker has been told of; `nil` if there was none.
    package var lastCommit: CommitMark? {
        get {
            let number = Int64(clamping: martlet_load64(&memory.pointee.commit_number))
            guard number > 0 else { return nil }
            return CommitMark(number: number, time: Int64(clamping: martlet_load64(&memory.pointee.commit_time)))
        }
        set {
            martlet_store64(&memory.pointee.commit_time, UInt64(clamping: newValue?.time ?? 0))
            martlet_store64(&memory.pointee.commit_number, UInt64(clamping: newValue?.number ?? 0))
        }
    }

    /// The number of the last worker among all processes that have used the store; 0 if there was none.
    package var lastProcess: UInt32 {
        get { UInt32(truncatingIfNeeded: martlet_load64(&memory.pointee.process)) }
        set { martlet_store64(&memory.pointee.process, UInt64(newValue)) }
    }
}
