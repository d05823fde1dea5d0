import Testing

@testable import MartletServer

@Suite struct ClusterSecretsTests {
    private let stored: [UInt8] = Array(repeating: 7, count: 32)
    private let one = String(repeating: "a", count: 32)
    private let other = String(repeating: "b", count: 32)

    @Test func eachPurposeHasAKeyOfItsOwn() {
        let secrets = ClusterSecrets([one], stored: stored)
        let page = secrets.pageKeys[0]
        let hop = secrets.hopKeys[0].withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
        #expect(page.0 != hop)
        #expect(secrets.hopKeys[0].count == 32)
        #expect(ClusterSecrets([other], stored: stored).hopKeys != secrets.hopKeys)
    }

    /// “rotation of the secret (a current and a previous one are accepted)”: the steps of docs/scaling.md, in each of which any two
    /// servers, one before the step and one after it, accept what the other makes.
    @Test(arguments: [["stored", "NEW"], ["OLD", "NEW"]])
    func inEachStepOfARotationAllAcceptAll(_ names: [String]) {
        let steps = [[names[0]], names, names.reversed(), [names[1]]].map { step in
            ClusterSecrets(step.map { $0 == "OLD" ? one : $0 == "NEW" ? other : $0 }, stored: stored)
        }
        for (before, after) in zip(steps, steps.dropFirst()) {
            for (maker, reader) in [(before, after), (after, before)] {
                #expect(reader.hopKeys.contains(maker.hopKeys[0]))
                let session = SessionIdentifier.random()
                let page = PageIdentifier.Authority(keys: maker.pageKeys).makeIdentifier(for: session)
                #expect(PageIdentifier.Authority(keys: reader.pageKeys).isGenuine(page, of: session))
            }
        }
        #expect(!steps[3].hopKeys.contains(steps[0].hopKeys[0]))
    }

    @Test func withoutAnyTheStoredOneIsUsed() {
        #expect(
            ClusterSecrets([], stored: stored).hopKeys == ClusterSecrets(["stored"], stored: stored).hopKeys)
        #expect(ClusterSecrets.new() != ClusterSecrets.new())
        #expect(ClusterSecrets.new().count == 32)
    }

    @Test func aShortSecretIsRefusedAndNotShown() throws {
        let error = #expect(throws: ConfigurationError.self) {
            _ = try ServerConfiguration(environment: ["MARTLET_CLUSTER_SECRET": "too-short-a-secret"])
        }
        #expect(error.map { "\($0)".contains("too-short") } == false)
        let configuration = try ServerConfiguration(environment: ["MARTLET_CLUSTER_SECRET": "\(one) stored"])
        #expect(configuration.clusterSecrets == [one, "stored"])
    }
}
