import MartletUI

/// How gauges look: a bar, or a ring.
enum GaugeLook {
    /// A page has these rules only if it has a gauge. A meter has a look of its own in each browser: it is heard, and the bar
    /// is seen.
    static let rules = StyleClass(
        "gauge",
        rules: """
            display:grid;gap:.25rem;width:100%;& .m-gauge-line{display:flex;gap:.5rem;align-items:center;font-size:.8125rem}\
            & .m-gauge-meter{position:absolute;opacity:0}\
            & .m-gauge-bar{flex:1;height:.35rem;border-radius:1rem;\
            background:linear-gradient(calc(90deg*var(--m-side,1)),var(--m-accent) var(--m-part),var(--m-line) 0)}\
            & .m-gauge-value{font-size:.8125rem;color:var(--m-quiet)}\
            &.m-gauge-circular{width:4.5rem;justify-items:center;text-align:center}\
            & .m-gauge-ring{width:3rem;height:3rem;border-radius:50%;\
            background:conic-gradient(var(--m-accent) var(--m-part),var(--m-line) 0);\
            mask:radial-gradient(closest-side,transparent 78%,#000 80%)}\
            &.m-gauge-circular .m-gauge-value{margin-block-start:-2.5rem;height:2.25rem;font-weight:600}
            """)
}
