// The gallery with a store in Redis, whatever traits the package is built with: for tests of several servers. Or, for those
// that end a worker, a page that does so.
import Gallery
import Glibc
import Martlet
import MartletRedis

RedisEngine.install()
if getenv("CLUSTER_TRAP") == nil { GalleryApp.main() } else { TrapApp.main() }
