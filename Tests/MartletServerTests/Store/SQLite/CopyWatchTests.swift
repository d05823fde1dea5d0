import Glibc
import MartletTesting
import Testing

@testable import MartletServer

@Suite struct CopyWatchTests {
    /// A thread may have waited for long before it looks: what it finds then counts from then on, so that the pause between
    /// two files is never taken for longer than it is.
    @Test func aPauseBeginsWhenItIsNoticed() {
        let folder = TestFolder()
        close(open(folder.file(), O_CREAT | O_RDWR, 0o600))
        let time = ManualTime()
        let clock = ServerClock(time)
        let watch = CopyWatch([folder.file()], longestCopy: 60_000, longestPause: 5_000)
        #expect(!watch.isUnderWay(clock))
        let file = open(folder.file(), O_RDONLY)
        #expect(watch.isUnderWay(clock))
        close(file)
        time.advance(seconds: 20)
        #expect(watch.isUnderWay(clock))
        time.advance(seconds: 4)
        #expect(watch.isUnderWay(clock))
        time.advance(seconds: 1)
        #expect(!watch.isUnderWay(clock))
    }
}
