// The gallery is a library, so that tests can import it: SwiftPM does not build an executable's module before them where
// the tests are built for the host, as here, because of the macro.
import Gallery
import Martlet

GalleryApp.main()
