// `import Martlet` brings the language, observable objects, and Foundation as far as MartletUI does.
@_exported public import MartletUI
@_exported public import Observation
