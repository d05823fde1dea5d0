// Engine types that public requirements mention begin with an underscore, so that no program takes them for its own
// (docs/decisions/0037-public-interface.md). Inside the package the names are plain.

package typealias Node = _Node
package typealias NodePlace = _NodePlace
package typealias PlanBuilder = _PlanBuilder
package typealias ViewShape = _ViewShape
package typealias RowKind = _RowKind
package typealias Offset = _Offset
package typealias ScenePages = _ScenePages
