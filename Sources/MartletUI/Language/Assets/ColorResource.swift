/// A color of an asset catalog. The plugin makes one for each, so that a name that is not there is an error of the compiler's:
/// `Color(.accent)`.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let module: String?

    /// Creates the resource of a color. The plugin writes this.
    ///
    /// - Parameters:
    ///   - name: The name in the catalog, with those of folders that provide a namespace: `Brand/Accent`.
    ///   - module: The module that has the catalog.
    public init(name: String, module: String?) { (self.name, self.module) = (name, module) }

    #if Foundation
    /// Creates the resource of a color.
    ///
    /// - Parameters:
    ///   - name: The name in the catalog.
    ///   - bundle: The bundle of the module that has the catalog.
    public init(name: String, bundle: Bundle) {
        self.init(name: name, module: BundleName.module(ofPath: bundle.bundlePath))
    }
    #endif
}

extension Color {
    /// Creates the color of an asset catalog, which may differ between the light and the dark color scheme.
    ///
    /// - Parameter resource: The color.
    public init(_ resource: ColorResource) { self.init(asset: resource.name, module: resource.module) }

    /// Creates a color of the program's asset catalogs by its name. A name that no catalog has is reported in development, and
    /// the color is gray.
    ///
    /// - Parameter name: The name in the catalog, with those of folders that provide a namespace: `Brand/Accent`.
    public init(_ name: String) { self.init(asset: name, module: nil) }

    #if Foundation
    /// Creates a color of a module's asset catalogs by its name, as ``init(_:)-(String)``.
    ///
    /// - Parameters:
    ///   - name: The name in the catalog.
    ///   - bundle: The bundle of the module; with `nil` or `.main`, all catalogs are asked.
    public init(_ name: String, bundle: Bundle?) {
        self.init(asset: name, module: bundle.flatMap { BundleName.module(ofPath: $0.bundlePath) })
    }
    #endif

    private init(asset name: String, module: String?) {
        guard let place = BundledCatalogs.place(ofColor: name, module: module) else {
            CurrentEvaluation.subscriber?.report(.unknownAsset(kind: "color", name))
            self = .gray
            return
        }
        self.init(assetAt: place)
    }
}
