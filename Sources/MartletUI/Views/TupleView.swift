/// Several views, one after another. `T` is the tuple of them.
public struct TupleView<T>: PrimitiveView {
    public var value: T

    public init(_ value: T) { self.value = value }

    public static func _layout(_ layout: inout ViewLayout) {
        for element in TupleElement.elements(of: Self.self) { element.type._layout(&layout) }
    }

    public static func _make(_ view: Self, _ context: inout MakeContext) {
        withUnsafePointer(to: view.value) { tuple in
            for element in ViewType.of(Self.self).elements {
                element.make(UnsafeRawPointer(tuple) + element.offset, &context)
            }
        }
    }

    public static func _render(_ view: Self, _ renderer: Renderer) {
        withUnsafePointer(to: view.value) { tuple in
            for element in ViewType.of(Self.self).elements {
                element.render(UnsafeRawPointer(tuple) + element.offset, renderer)
            }
        }
    }

    public static func _update(_ old: Self, _ new: Self, _ context: inout UpdateContext) {
        withUnsafePointer(to: old.value) { old in
            withUnsafePointer(to: new.value) { new in
                for element in ViewType.of(Self.self).elements {
                    element.update(
                        UnsafeRawPointer(old) + element.offset, UnsafeRawPointer(new) + element.offset, &context)
                }
            }
        }
    }
}

extension TupleView: TupleViewType {
    package static var tupleType: Any.Type { T.self }
}

extension TupleElement {
    // Opening the metatype binds the memory of the tuple's element to the view's type.
    fileprivate func make(_ view: UnsafeRawPointer, _ context: inout MakeContext) {
        func open<Content: View>(_ type: Content.Type) {
            Content._make(view.assumingMemoryBound(to: Content.self).pointee, &context)
        }
        _openExistential(type, do: open)
    }

    fileprivate func render(_ view: UnsafeRawPointer, _ renderer: Renderer) {
        func open<Content: View>(_ type: Content.Type) {
            Content._render(view.assumingMemoryBound(to: Content.self).pointee, renderer)
        }
        _openExistential(type, do: open)
    }

    fileprivate func update(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ context: inout UpdateContext) {
        func open<Content: View>(_ type: Content.Type) {
            Content._update(
                old.assumingMemoryBound(to: Content.self).pointee, new.assumingMemoryBound(to: Content.self).pointee,
                &context)
        }
        _openExistential(type, do: open)
    }
}
