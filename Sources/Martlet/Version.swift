/// The version of Martlet, after [Semantic Versioning](https://semver.org), as in CHANGELOG.md.
///
/// Every Martlet program prints it with `--version`.
public let martletVersion = "0.9.0"
