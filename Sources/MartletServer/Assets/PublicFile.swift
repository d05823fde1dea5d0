import CAssets

/// A file of `Public/`. The program carries them all.
struct PublicFile: Sendable {
    /// The modules of the browser's client.
    static var scripts: [PublicFile] { (0..<martlet_script_count()).map { PublicFile(martlet_script($0)) } }
    static var styleSheet: PublicFile { PublicFile(martlet_style_sheet()) }
    static var icon: PublicFile { PublicFile(martlet_icon()) }

    /// Without the file's extension.
    let name: String
    let content: [UInt8]

    var text: String { String(decoding: content, as: UTF8.self) }

    private init(_ asset: martlet_asset) {
        name = String(cString: asset.name)
        content = Array(UnsafeBufferPointer(start: asset.bytes, count: asset.count))
    }
}
