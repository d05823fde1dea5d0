// The gallery with a store in Redis, whatever traits the package is built with: for tests of several servers.
import Gallery
import Martlet
import MartletRedis

RedisEngine.install()
GalleryApp.main()
