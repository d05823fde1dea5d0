/// An option of a picker, found in the picker's content.
struct PickerOption<Selection: Hashable> {
    let tag: Selection
    /// What a menu shows.
    let label: String
    /// What stands beside a radio button.
    let view: AnyView
    /// The `value` of the option: the tag, if it has a text of its own that is no secret, and the option's position
    /// otherwise.
    let key: String

    /// Returns the options in `content`, in order. A view without a tag, or with one of another type, cannot be
    /// selected.
    static func all(in content: some View) -> [Self] {
        var found: [TaggedView] = []
        PickerOptions.add(content, nil, to: &found)
        var keys = Set<String>()
        var options: [Self] = []
        for option in found {
            guard let tag = option.tag.base as? Selection else { continue }
            let key = key(of: tag).flatMap { keys.contains($0) ? nil : $0 } ?? "#\(options.count)"
            keys.insert(key)
            options.append(
                Self(tag: tag, label: TextContent.text(of: option.view), view: AnyView(option.view), key: key))
        }
        return options
    }

    private static func key(of tag: Any) -> String? {
        switch tag {
        // HTML replaces NUL by another character, so a browser could not name the option.
        case let text as String:
            text.isEmpty || text.hasPrefix("#") || text.utf8.count > 256 || text.utf8.contains(0) ? nil : text
        case let number as any FixedWidthInteger: "\(number)"
        case let isTrue as Bool: "\(isTrue)"
        case let named as any RawRepresentable: key(of: named.rawValue)
        default: nil
        }
    }
}

/// A view that stands for a value.
struct TaggedView {
    let tag: AnyHashable
    let view: any View
}

/// Finds options in views.
enum PickerOptions {
    static func add(_ view: some View, _ tag: AnyHashable?, to found: inout [TaggedView]) {
        if let source = view as? any PickerOptionSource { return source.addOptions(tag, to: &found) }
        if let tag { found.append(TaggedView(tag: tag, view: view)) }
    }
}

/// The views in a view that have a tag, or an identifier in a `ForEach`, in their order.
package func taggedViews(in view: some View) -> [(tag: AnyHashable, view: AnyView)] {
    var found: [TaggedView] = []
    PickerOptions.add(view, nil, to: &found)
    return found.map { ($0.tag, AnyView($0.view)) }
}

/// A view that contains options. `tag` is the value of an option without a tag of its own.
protocol PickerOptionSource {
    func addOptions(_ tag: AnyHashable?, to found: inout [TaggedView])
}

extension ModifiedContent: PickerOptionSource where Content: View, Modifier: ViewModifier {
    func addOptions(_ tag: AnyHashable?, to found: inout [TaggedView]) {
        let tag = (modifier as? any TaggingModifier)?.anyTag ?? tag
        if content is any PickerOptionSource { return PickerOptions.add(content, tag, to: &found) }
        if let tag { found.append(TaggedView(tag: tag, view: self)) }
    }
}

extension TupleView: PickerOptionSource {
    func addOptions(_ tag: AnyHashable?, to found: inout [TaggedView]) {
        for case let view as any View in Mirror(reflecting: value).children.map(\.value) {
            PickerOptions.add(view, tag, to: &found)
        }
    }
}

extension Group: PickerOptionSource {
    func addOptions(_ tag: AnyHashable?, to found: inout [TaggedView]) {
        PickerOptions.add(content, tag, to: &found)
    }
}

extension Optional: PickerOptionSource where Wrapped: View {
    func addOptions(_ tag: AnyHashable?, to found: inout [TaggedView]) {
        if let self { PickerOptions.add(self, tag, to: &found) }
    }
}

extension _ConditionalContent: PickerOptionSource {
    func addOptions(_ tag: AnyHashable?, to found: inout [TaggedView]) {
        switch content {
        case .first(let content): PickerOptions.add(content, tag, to: &found)
        case .second(let content): PickerOptions.add(content, tag, to: &found)
        }
    }
}

extension ForEach: PickerOptionSource where Content: View {
    func addOptions(_ tag: AnyHashable?, to found: inout [TaggedView]) {
        // The options are found before it is known which page they are for.
        let rows = rows(RowRequest(most: Int(ViewGraph.Limits().views)))
        // The identifier of an element is its tag unless the row sets another one.
        for (identifier, content) in zip(rows.identifiers, rows.contents) {
            PickerOptions.add(content, AnyHashable(identifier), to: &found)
        }
    }
}

/// The modifier of `tag(_:)`: the value of a picker's selection that a view stands for.
public struct _TagModifier<Tag: Hashable>: _PrimitiveModifier, TaggingModifier {
    let tag: Tag

    var anyTag: AnyHashable { AnyHashable(tag) }

    public static func _shape<Content: View>(_ content: Content.Type) -> _ViewShape { Content._shape }
    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer { Content._layer }

    public static func _plan<Content: View>(_ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>) {
        Content._plan(plan, at: offset.content)
    }
}

/// Gives access to the tag of a ``_TagModifier`` whose type is only known at run time.
protocol TaggingModifier {
    var anyTag: AnyHashable { get }
}

extension View {
    /// Sets the value that the selection of a picker has when this view is selected.
    ///
    /// - Parameter tag: The value. It must have the type of the selection; otherwise the view cannot be selected.
    public func tag<Tag: Hashable>(_ tag: Tag) -> ModifiedContent<Self, _TagModifier<Tag>> {
        ModifiedContent(content: self, modifier: _TagModifier(tag: tag))
    }

    /// Sets the value that the selection of a picker has when this view is selected.
    ///
    /// - Parameters:
    ///   - tag: The value. It must have the type of the selection; otherwise the view cannot be selected.
    ///   - includeOptional: Has no effect: a tag of an optional type is written as one.
    public func tag<Tag: Hashable>(_ tag: Tag, includeOptional: Bool) -> ModifiedContent<Self, _TagModifier<Tag>> {
        self.tag(tag)
    }
}
