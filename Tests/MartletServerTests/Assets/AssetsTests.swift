import Foundation
import MartletUI
import Testing

@testable import MartletServer

/// The scripts as pages load them.
@Suite struct AssetsTests {
    @Test func scriptsAreFoundWhereTheyNameOneAnother() throws {
        let assets = Assets(basePath: "/app")
        #expect(assets.script.path == "/app/_martlet/assets/martlet.\(BundledAssets.scriptHash).js")
        #expect(assets.scripts.count == BundledAssets.scripts.count && assets.inspector != nil)
        for (name, text) in BundledAssets.scripts {
            for found in text.matches(of: #/"\./(martlet[^"]*)"/#) {
                #expect(assets.asset(at: "/app/_martlet/assets/\(found.1)") != nil, "\(name) loads \(found.1)")
            }
        }
    }

    @Test func aScriptIsServedAsItWasBundled() throws {
        let (name, text) = try #require(BundledAssets.scripts.first)
        guard case .permanent(let bytes) = Assets().script.plain.body else {
            Issue.record("not served from memory")
            return
        }
        #expect(name == "martlet" && String(decoding: bytes.buffer, as: UTF8.self) == text)
    }

    /// "The script of an ordinary page stays within 8,192 bytes gzipped."
    @Test func theScriptIsAtMost8KilobytesCompressed() throws {
        let assets = Assets().scripts
        func size(of assets: some Sequence<Asset>) throws -> Int {
            try assets.reduce(0) { sum, asset in
                guard case .permanent(let bytes) = try #require(asset.compressed).body else { return sum }
                return sum + bytes.buffer.count
            }
        }
        let first = try size(of: assets.prefix(1))
        #expect(first > 0 && first <= 8_192, "\(first) bytes")
        let isForDevelopment = { (asset: Asset) in
            asset.path.contains("/martlet-build.") || asset.path.contains("/martlet-inspector.")
        }
        let all = try size(of: assets.filter { !isForDevelopment($0) })
        #expect(all <= 46 * 1024, "with all that pages may come to need")
        let development = try size(of: assets.filter(isForDevelopment))
        #expect(development > 0 && development <= 4_608)
    }

    /// "Which module carries each interaction, and its bytes, stands in `docs/protocol.md`": each within a tenth.
    @Test func theBytesOfEachModuleAreDocumented() throws {
        let document = try String(contentsOf: repository.appending(path: "docs/protocol.md"), encoding: .utf8)
        var documented: [Substring: Int] = [:]
        for row in document.matches(of: #/\n\| `(martlet[a-z-]*)\.js` \| ([0-9,]+) \|/#) {
            documented[row.1] = Int(row.2.filter { $0 != "," })
        }
        for asset in Assets().scripts {
            guard case .permanent(let bytes) = try #require(asset.compressed).body else { continue }
            let file = try #require(asset.path.split(separator: "/").last?.split(separator: ".").first)
            let size = bytes.buffer.count
            let said = documented.removeValue(forKey: file)
            #expect(said.map { abs($0 - size) * 10 <= size } == true, "| `\(file).js` | \(size) | said: \(said ?? 0)")
        }
        #expect(documented.isEmpty, "no longer there")
    }

    private var repository: URL {
        (0..<4).reduce(URL(filePath: #filePath)) { path, _ in path.deletingLastPathComponent() }
    }
}
