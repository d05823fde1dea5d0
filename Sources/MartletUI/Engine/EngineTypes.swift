// What public requirements name of the engine begins with an underscore, so that no program takes it for its own
// (docs/decisions/0037-public-interface.md). In the package the names are plain.

package typealias Node = _Node
package typealias NodePlace = _NodePlace
package typealias ViewPlan = _ViewPlan
package typealias ViewShape = _ViewShape
package typealias StyleLayer = _StyleLayer
package typealias ModifiedPlace = _ModifiedPlace
package typealias ScenePages = _ScenePages
