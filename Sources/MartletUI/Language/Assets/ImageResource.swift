/// A picture of an asset catalog. The plugin makes one for each, so that a name that is not there is an error of the compiler's:
/// `Image(.bird)`.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let module: String?

    /// Creates the resource of a picture. The plugin writes this.
    ///
    /// - Parameters:
    ///   - name: The name in the catalog, with those of folders that provide a namespace: `Birds/Robin`.
    ///   - module: The module that has the catalog.
    public init(name: String, module: String?) { (self.name, self.module) = (name, module) }

    #if Foundation
    /// Creates the resource of a picture.
    ///
    /// - Parameters:
    ///   - name: The name in the catalog.
    ///   - bundle: The bundle of the module that has the catalog.
    public init(name: String, bundle: Bundle) {
        self.init(name: name, module: BundleName.module(ofPath: bundle.bundlePath))
    }
    #endif
}

extension Image {
    /// Creates an image of a picture of an asset catalog, in the size and the color scheme of the page that shows it.
    ///
    /// - Parameter resource: The picture.
    public init(_ resource: ImageResource) {
        self.init(picture: resource.name, module: resource.module, label: resource.name, isKnown: true)
    }

    #if Foundation
    /// Creates an image of a picture of a module's asset catalogs.
    ///
    /// - Parameters:
    ///   - name: The name in the catalog.
    ///   - bundle: The bundle of the module; with `nil` or `.main`, all catalogs are asked.
    public init(_ name: String, bundle: Bundle?) {
        self.init(picture: name, module: Self.module(bundle), label: name, isKnown: true)
    }

    /// Creates an image of a picture of a module's asset catalogs, with a description.
    ///
    /// - Parameters:
    ///   - name: The name in the catalog.
    ///   - bundle: The bundle of the module; with `nil` or `.main`, all catalogs are asked.
    ///   - label: The description, which a screen reader says.
    public init(_ name: String, bundle: Bundle?, label: Text) {
        self.init(picture: name, module: Self.module(bundle), label: label.resolved(), isKnown: true)
    }

    /// Creates an image of a picture of a module's asset catalogs that a screen reader passes over.
    ///
    /// - Parameters:
    ///   - name: The name in the catalog.
    ///   - bundle: The bundle of the module; with `nil` or `.main`, all catalogs are asked.
    public init(decorative name: String, bundle: Bundle?) {
        self.init(picture: name, module: Self.module(bundle), label: nil, isKnown: true)
    }

    private static func module(_ bundle: Bundle?) -> String? {
        bundle.flatMap { BundleName.module(ofPath: $0.bundlePath) }
    }
    #endif
}
