// `import Martlet` brings the language, observable objects and what programs use of Foundation (`UUID`, `Date`).
@_exported public import FoundationEssentials
@_exported public import MartletUI
@_exported public import Observation
