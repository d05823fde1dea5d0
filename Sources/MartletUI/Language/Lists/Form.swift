/// A column of controls for entering data.
///
/// It is a `<div>` and not a `<form>`: there is nothing to submit, because every control reports its value at once.
public struct Form<Content: View>: _PrimitiveView {
    @usableFromInline let content: Content

    /// Creates a form.
    ///
    /// - Parameter content: The controls.
    @inlinable
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static var _shape: _ViewShape { .element }
    public static var _layer: _StyleLayer { .element }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        guard plan.context.contains(.containers) else { return planParts(plan, at: offset) }
        plan.attribute(AttributeStep(constant: .classNames("m-box m-wide")))
        plan.open(.div)
        plan.child(at: offset, DerivedViewOperations { StyledForm(form: $0) })
        plan.close(.div)
    }

    /// Adds the controls, as the built-in styles show them.
    static func planParts(_ plan: PlanBuilder, at offset: Offset<Self>) {
        plan.attribute(AttributeStep(constant: .classNames("m-form m-wide")))
        plan.attribute(AttributeStep(constant: .style(.class(FormLook.rules))))
        plan.open(.div)
        Content._plan(plan, at: offset.content)
        plan.close(.div)
    }
}

/// How forms look: the rows of a section stand together, on a surface of their own; so do those that are in no section.
private enum FormLook {
    private static let row = """
        :where(:not(.m-section,.m-section-header,.m-section-footer,.m-contents,.m-button-prominent,.m-button-default,dialog,progress))
        """

    /// A page has these rules only if it has a form.
    static let rules = StyleClass(
        "form",
        rules: """
            display:grid;grid-template-columns:minmax(0,40rem);&>.m-section{grid-template-columns:minmax(0,1fr);gap:0}\
            &>*+.m-section,&>.m-section+*{margin-block-start:calc(1.25rem*var(--m-density))}\
            & :is(.m-section-header,.m-section-footer){padding:.35rem .9rem}\
            :where(:is(&,&>.m-section,&>.m-section>.m-contents)>\(row)){width:100%;max-width:none;min-height:2.75rem;margin-inline:0;\
            margin-block-end:0;padding-block:var(--m-row-block,.6rem);padding-inline:var(--m-row-inline,.9rem);text-align:start;\
            --m-field-border:1px solid transparent;--m-field-background:transparent;border:0;border-radius:0;\
            background:var(--m-row-background,var(--m-rows,var(--m-surface)));\
            &:is(input,select,button,.m-toggle,.m-slider,.m-stepper,.m-picker,.m-menu){padding-block:.25rem}&:focus-visible{position:relative;z-index:1}\
            &:is(button,a):hover{background:color-mix(in srgb,var(--m-text) 5%,var(--m-rows,var(--m-surface)))}}\
            :is(&,&>.m-section)>:is(\(row)+\(row),.m-contents+\(row)),:is(&,&>.m-section)>:is(\(row),.m-contents)+.m-contents>\(row){border-top:1px solid var(--m-row-line,var(--m-line))}\
            &>\(row):first-child,&>.m-section+\(row),&>.m-section>:is(\(row):first-child,.m-section-header+\(row))\
            {border-start-start-radius:var(--m-card);border-start-end-radius:var(--m-card)}\
            &>\(row):is(:last-child,:has(+.m-section)),&>.m-section>\(row):is(:last-child,:has(+.m-section-footer))\
            {border-end-start-radius:var(--m-card);border-end-end-radius:var(--m-card)}\
            &{--m-card:calc(var(--m-radius)*1.5)}
            """)
}
