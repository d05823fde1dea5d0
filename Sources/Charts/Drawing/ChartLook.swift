import MartletUI

/// The rules of charts, which only pages with charts have.
enum ChartLook {
    static let rules = StyleClass(
        "chart",
        rules: """
            min-height:12rem;.m-fixed-height &,.m-own-height &,.m-proportioned &{min-height:0}\
            &>div{display:grid;grid-template:auto minmax(3rem,1fr) auto auto auto/auto minmax(0,1fr) auto;min-width:0}\
            & .m-plot{position:relative;grid-area:2/2}\
            & .m-plot>svg{position:absolute;inset:0;width:100%;max-width:none;height:100%;overflow:hidden}\
            & .m-plot path{vector-effect:non-scaling-stroke}\
            & :is(.m-axis-x,.m-axis-y,.m-legend,.m-axis-title){color:var(--m-quiet);font-size:.75rem;line-height:1.4}\
            & .m-axis-y{display:grid;grid-area:2/3;margin-inline-start:.4rem}\
            & .m-axis-y.m-before{grid-column:1;margin-inline:0 .4rem;text-align:end}\
            & .m-axis-y>*{position:relative;grid-area:1/1;align-self:start;max-width:9rem;overflow:hidden;translate:0 -50%;\
            white-space:nowrap;text-overflow:ellipsis}\
            & .m-axis-x{position:relative;grid-area:3/2;height:1.4em;margin-top:.25rem}\
            & .m-axis-x>*{position:absolute;translate:-50%;white-space:nowrap}& .m-axis-x>.m-start{translate:0}\
            & .m-axis-x>.m-end{translate:-100%}\
            & .m-axis-x>.m-band{overflow:hidden;padding-inline:1px;translate:0;text-align:center;text-overflow:ellipsis}\
            & .m-pie{position:absolute;inset:0;max-width:100%;height:100%;margin:auto;aspect-ratio:1}\
            & .m-pie>svg{width:100%;height:100%}\
            & .m-choices{position:relative;grid-area:2/2}& .m-choices>div{position:absolute}\
            & .m-choices button{width:100%;min-width:0;height:100%;min-height:0;padding:0;overflow:hidden;border:0;\
            border-radius:0;background:none;color:transparent}\
            & .m-choices [aria-pressed=true]{background:color-mix(in srgb,var(--m-accent) 16%,transparent)}\
            & .m-over{display:grid;position:relative;grid-area:2/2;min-width:0;pointer-events:none}\
            & .m-over>*{grid-area:1/1}\
            & .m-over :is([data-on]:not(.m-geometry),a,button,input,select,textarea){pointer-events:auto}\
            & .m-room{margin-bottom:1rem}& .m-scrolled{position:relative;grid-area:2/2/4/3;container-type:size}\
            & .m-scroller{display:grid;position:absolute;inset:0 0 auto;grid-template-rows:calc(100cqh - 2.3rem) auto;\
            overflow:auto hidden}\
            & .m-scroller>*{grid-area:1/1}& .m-scroller>.m-axis-x{grid-area:2/1}\
            & .m-mark{position:absolute;font-size:.75rem}\
            & .m-points>i{position:absolute;width:var(--m-side);height:var(--m-side);translate:-50% -50%;\
            background:currentColor;mask:var(--m-form) 0 0/100% 100% no-repeat;pointer-events:none;forced-color-adjust:none}\
            & .m-axis-title{grid-column:1/-1}\
            & .m-axis-title.m-below{grid-row:4;text-align:center}\
            & .m-legend{display:flex;flex-wrap:wrap;grid-column:1/-1;gap:0 1rem;margin:.25rem 0 0;padding:0;list-style:none}\
            & .m-legend i{display:inline-block;width:.7em;height:.7em;margin-inline-end:.4em;border-radius:50%;\
            forced-color-adjust:none}
            """)

    /// The colors of the first series, and again of those after them.
    static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow, .pink, .brown, .mint]

    static func percent(_ place: Double) -> String { CSS.number(place * 100) + "%" }

    /// Where a mark's views stand beside their point.
    static func translation(_ position: AnnotationPosition) -> String {
        switch position.side {
        case .over: "-50% -50%"
        case .top: "-50% -100%"
        case .bottom: "-50% 0"
        case .leading: "-100% -50%"
        case .trailing: "0 -50%"
        }
    }
}
