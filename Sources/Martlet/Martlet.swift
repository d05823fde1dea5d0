// `import Martlet` also imports the view language, observable objects, and as much of Foundation as MartletUI uses.
@_exported public import MartletMacroInterface
@_exported public import MartletUI
@_exported public import MartletViews
@_exported public import Observation
