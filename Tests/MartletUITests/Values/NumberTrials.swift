import MartletUI

/// The modifiers, views and functions that take a `Double`.
enum NumberTrials {
    static let all =
        modifiers + motion + colors + texts + layouts + GeometryTrials.all + PathTrials.all + ControlTrials.numbers
        + PublisherTrials.numbers + PaintTrials.all + ListTrials.all
        + LocalizationTrials.numbers

    static let modifiers: [ValueTrial<Double>] = [
        ValueTrial("View.frame(width:height:alignment:)") { $1.frame(width: $0, height: $0) },
        ValueTrial("View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)") {
            $1.frame(minWidth: $0, maxWidth: -$0, idealHeight: $0).frame(
                idealWidth: $0, minHeight: $0, maxHeight: 1 / $0)
        },
        ValueTrial("View.padding(_:_:)") { $1.padding(.leading, $0).padding(.vertical, $0) },
        ValueTrial("View.padding(_:)", "EdgeInsets.init(top:leading:bottom:trailing:)") {
            $1.padding($0).padding(EdgeInsets(top: $0, leading: -$0, bottom: 1, trailing: $0))
        },
        ValueTrial("View.safeAreaPadding(_:_:)") { $1.safeAreaPadding(.leading, $0) },
        ValueTrial("View.safeAreaPadding(_:)") {
            $1.safeAreaPadding($0).safeAreaPadding(EdgeInsets(top: $0, leading: -$0, bottom: 1, trailing: $0))
        },
        ValueTrial("View.safeAreaInset(edge:alignment:spacing:content:)") {
            $1.safeAreaInset(edge: .top, spacing: $0) { Text("b") }
        },
        ValueTrial("View.safeAreaBar(edge:alignment:spacing:content:)") {
            $1.safeAreaBar(edge: .top, spacing: $0) { Text("b") }
        },
        ValueTrial("View.containerRelativeFrame(_:count:span:spacing:alignment:)") { number, content in
            content.containerRelativeFrame(.horizontal, count: 3, spacing: number)
                .containerRelativeFrame(.vertical) { length, _ in length * number + number }
        },
        ValueTrial("View.gridCellAnchor(_:)") { $1.gridCellAnchor(UnitPoint(x: $0, y: 1 / $0)) },
        ValueTrial("View.aspectRatio(_:contentMode:)") { $1.aspectRatio($0, contentMode: .fill) },
        ValueTrial("View.border(_:width:)") { $1.border(.red, width: $0) },
        ValueTrial("View.cornerRadius(_:antialiased:)") { $1.cornerRadius($0) },
        ValueTrial("View.opacity(_:)") { $1.opacity($0) },
        ValueTrial("Text.baselineOffset(_:)") { number, _ in Text("a") + Text("b").baselineOffset(number) },
        ValueTrial("View.blur(radius:opaque:)") { $1.blur(radius: $0) },
        ValueTrial("View.shadow(color:radius:x:y:)") { $1.shadow(radius: $0, x: $0, y: -$0) },
        ValueTrial("View.offset(x:y:)") { $1.offset(x: $0, y: 1) },
        ValueTrial("View.position(x:y:)") { $1.position(x: $0, y: 1) },
        ValueTrial("View.position(_:)") { $1.position(CGPoint(x: 1, y: $0)) },
        ValueTrial("View.layoutPriority(_:)") { $1.layoutPriority($0) },
        ValueTrial("View.scrollPosition(id:anchor:)") { number, view in
            ScrollView { view.id(1) }.scrollPosition(id: .constant(1), anchor: UnitPoint(x: number, y: number))
        },
        ValueTrial(
            "View.scrollPosition(_:anchor:)", "ScrollPosition.init(idType:x:y:)", "ScrollPosition.init(idType:point:)",
            "ScrollPosition.init(id:anchor:)", "ScrollPosition.init(idType:x:)", "ScrollPosition.init(idType:y:)",
            "ScrollPosition.scrollTo(x:y:)", "ScrollPosition.scrollTo(x:)", "ScrollPosition.scrollTo(y:)",
            "ScrollPosition.scrollTo(point:)", "ScrollPosition.scrollTo(id:anchor:)"
        ) { number, view in
            var other = ScrollPosition(x: number)
            other.scrollTo(x: number)
            other.scrollTo(y: -number)
            other.scrollTo(id: 1, anchor: UnitPoint(x: number, y: number))
            other.scrollTo(point: CGPoint(x: number, y: 1))
            other.scrollTo(x: number, y: number)
            let anchor = UnitPoint(x: number, y: -number)
            return ScrollView { view.id(1) }.scrollPosition(
                .constant(ScrollPosition(x: number, y: -number)), anchor: anchor
            )
            .scrollPosition(.constant(ScrollPosition(point: CGPoint(x: number, y: number))))
            .scrollPosition(.constant(ScrollPosition(id: 1, anchor: anchor)))
            .scrollPosition(.constant(ScrollPosition(y: number)))
            .scrollPosition(.constant(other))
        },
        ValueTrial(
            "ScrollGeometry.init(contentOffset:contentSize:contentInsets:containerSize:)",
            "ScrollTarget.init(rect:anchor:)"
        ) {
            number, view in
            let geometry = ScrollGeometry(
                contentOffset: CGPoint(x: number, y: number), contentSize: CGSize(width: number, height: number),
                contentInsets: EdgeInsets(top: number, leading: number, bottom: number, trailing: number),
                containerSize: CGSize(width: number, height: -number))
            let target = ScrollTarget(rect: geometry.bounds, anchor: UnitPoint(x: number, y: number))
            return view.offset(x: target.rect.minX, y: geometry.visibleRect.maxY)
        },
        ValueTrial("View.onScrollVisibilityChange(threshold:_:)") { number, view in
            view.onScrollVisibilityChange(threshold: number) { _ in }
        },
        ValueTrial("View.onScrollTargetVisibilityChange(idType:threshold:_:)") { number, view in
            ScrollView { view }.onScrollTargetVisibilityChange(idType: Int.self, threshold: number) { _ in }
        },
        ValueTrial("ScrollViewProxy.scrollTo(_:anchor:)") { number, view in
            ScrollViewReader { proxy in
                view.id(1).onAppear { proxy.scrollTo(1, anchor: UnitPoint(x: number, y: number)) }
            }
        },
        ValueTrial("View.offset(_:)") { $1.offset(CGSize(width: $0, height: -$0)) },
        ValueTrial("View.rotationEffect(_:anchor:)", "Angle.init(degrees:)", "UnitPoint.init(x:y:)") {
            $1.rotationEffect(Angle(degrees: $0), anchor: UnitPoint(x: $0, y: 1))
        },
        ValueTrial("Angle.init(radians:)", "Angle.radians(_:)", "Angle.degrees(_:)") {
            $1.rotationEffect(.radians($0)).rotationEffect(.degrees($0)).rotationEffect(Angle(radians: $0) * $0)
        },
        ValueTrial("View.scaleEffect(_:anchor:)") {
            $1.scaleEffect($0).scaleEffect(CGSize(width: $0, height: 2), anchor: UnitPoint(x: $0))
        },
        ValueTrial("View.scaleEffect(x:y:anchor:)") { $1.scaleEffect(x: $0, y: -$0) },
        ValueTrial("View.zIndex(_:)") { $1.zIndex($0).padding(1).zIndex(-$0) },
    ]

    static let motion: [ValueTrial<Double>] = [
        ValueTrial("Animation.linear(duration:)") { $1.animation(.linear(duration: $0), value: 1) },
        ValueTrial("Animation.easeIn(duration:)") { $1.animation(.easeIn(duration: $0), value: $0) },
        ValueTrial("Animation.easeOut(duration:)") { $1.animation(.easeOut(duration: $0), value: 1) },
        ValueTrial("Animation.easeInOut(duration:)") { $1.animation(.easeInOut(duration: $0), value: 1) },
        ValueTrial("Animation.timingCurve(_:_:_:_:duration:)") {
            $1.animation(.timingCurve($0, $0, -$0, -$0, duration: 1), value: 1)
        },
        ValueTrial("Animation.spring(duration:bounce:blendDuration:)") {
            $1.animation(.spring(duration: $0, bounce: $0, blendDuration: $0), value: 1)
        },
        ValueTrial("Animation.spring(response:dampingFraction:blendDuration:)") {
            $1.animation(.spring(response: $0, dampingFraction: $0, blendDuration: $0), value: 1)
        },
        ValueTrial("Animation.delay(_:)") { $1.animation(.linear(duration: $0).delay($0).delay(-$0), value: 1) },
        ValueTrial("Animation.speed(_:)") { $1.animation(.linear(duration: $0).delay($0).speed($0), value: 1) },
        ValueTrial("AnyTransition.scale(scale:)") {
            $1.transition(.scale(scale: $0).animation(.linear(duration: $0)))
        },
        ValueTrial("AnyTransition.scale(scale:anchor:)") {
            $1.transition(.scale(scale: $0, anchor: UnitPoint(x: $0, y: -$0)))
        },
        ValueTrial("OffsetTransition.init(_:)", "Transition.offset(_:)") { number, view in
            let size = CGSize(width: number, height: -number)
            return view.transition(AnyTransition(OffsetTransition(size))).transition(.offset(size))
        },
        ValueTrial("ScaleTransition.init(_:anchor:)", "Transition.scale(_:anchor:)") { number, view in
            let anchor = UnitPoint(x: number, y: -number)
            return view.transition(AnyTransition(ScaleTransition(number, anchor: anchor)))
                .transition(.scale(number, anchor: anchor))
        },
        ValueTrial("AnyTransition.offset(x:y:)", "AnyTransition.offset(_:)") {
            $1.transition(.offset(x: $0, y: -$0)).transition(AnyTransition.offset(CGSize(width: $0, height: -$0)))
        },
    ]

    static let colors: [ValueTrial<Double>] = [
        ValueTrial("Color.init(red:green:blue:opacity:)") {
            $1.foregroundColor(Color(red: $0, green: -$0, blue: 1, opacity: $0))
        },
        ValueTrial("Color.init(_:red:green:blue:opacity:)") {
            $1.background(Color(.displayP3, red: $0, green: $0, blue: $0))
        },
        ValueTrial("Color.init(colorSpace:red:green:blue:opacity:)") { number, view in
            let part = Float(number)
            return view.tint(Color(Color.Resolved(red: part, green: -part, blue: 1, opacity: part)))
                .background(Color.Resolved(colorSpace: .sRGBLinear, red: part, green: part, blue: part))
        },
        ValueTrial(
            "UIColor.init(red:green:blue:alpha:)", "UIColor.init(white:alpha:)", "UIColor.withAlphaComponent(_:)",
            "UIColor.init(_colorLiteralRed:green:blue:alpha:)"
        ) { number, view in
            let color = UIColor(red: number, green: number, blue: number, alpha: number)
            let part = Float(number)
            let literal = UIColor(_colorLiteralRed: part, green: part, blue: part, alpha: part)
            return view.tint(Color(color.withAlphaComponent(number)))
                .foregroundStyle(Color(UIColor(white: number, alpha: number))).border(Color(literal))
        },
        ValueTrial(
            "UIColor.init(hue:saturation:brightness:alpha:)", "UIColor.init(displayP3Red:green:blue:alpha:)",
            "UIColor.getRed(_:green:blue:alpha:)", "UIColor.getHue(_:saturation:brightness:alpha:)",
            "UIColor.getWhite(_:alpha:)"
        ) { number, view in
            let color = UIColor(hue: number, saturation: number, brightness: number, alpha: number)
            let wide = UIColor(displayP3Red: number, green: -number, blue: number, alpha: 1)
            let pair = UIColor { $0.userInterfaceStyle == .dark ? color : wide }
            var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            pair.getRed(&parts.0, green: &parts.1, blue: nil, alpha: nil)
            wide.getHue(&parts.0, saturation: &parts.1, brightness: &parts.2, alpha: &parts.3)
            color.getWhite(&parts.3, alpha: nil)
            return view.tint(Color(pair)).border(
                Color(UIColor(hue: parts.0, saturation: parts.1, brightness: 1, alpha: 1)))
        },
        ValueTrial("Color.init(white:opacity:)") { $1.tint(Color(white: $0, opacity: $0)) },
        ValueTrial("Color.init(hue:saturation:brightness:opacity:)") {
            $1.overlay(Color(hue: $0, saturation: $0, brightness: $0, opacity: $0))
        },
        ValueTrial("Color.init(_:white:opacity:)") { $1.tint(Color(.sRGB, white: $0, opacity: $0)) },
        ValueTrial("Color.mix(with:by:in:)") { number, content in
            VStack {
                content.background(Color.red.mix(with: .blue, by: number))
                Color(red: number, green: 0, blue: 1).mix(with: .green.opacity(number), by: number, in: .device)
                Color.green.mix(with: Color(white: number), by: -number).mix(with: .red, by: number)
            }
        },
        ValueTrial("PreviewTrait.fixedLayout(width:height:)") { number, content in
            _ = PreviewTrait.fixedLayout(width: number, height: -number)
            return content
        },
        ValueTrial(
            "Slider.init(value:in:onEditingChanged:minimumValueLabel:maximumValueLabel:label:)",
            "Slider.init(value:in:step:onEditingChanged:minimumValueLabel:maximumValueLabel:label:)"
        ) { number, _ in
            VStack {
                Slider(
                    value: .constant(number), in: 0...1, minimumValueLabel: Text("a"), maximumValueLabel: Text("b")
                ) { Text("c") }
                Slider(
                    value: .constant(number), in: 0...1, step: number, minimumValueLabel: Text("a"),
                    maximumValueLabel: Text("b")
                ) { Text("c") }
            }
        },
        ValueTrial("Color.opacity(_:)") { number, _ in Color.red.opacity(number).opacity(number) },
    ]

    static let texts: [ValueTrial<Double>] = [
        ValueTrial("Font.system(size:weight:design:)") { number, content in
            VStack {
                content.font(.system(size: number, weight: .bold)); Text("a").font(.system(size: number))
            }
        },
        ValueTrial("Text.kerning(_:)") { number, _ in Text("a").kerning(number) },
        ValueTrial("Text.tracking(_:)") { number, _ in Text("a").bold().tracking(number) },
        ValueTrial("LocalizedStringKey.appendInterpolation(_:)") { number, _ in
            VStack {
                Text("\(number) \(Float(number)) \(-number)")
                Button("\(number)") {}
            }
        },
    ]

    static let layouts: [ValueTrial<Double>] = [
        ValueTrial("Spacer.init(minLength:)") { number, content in
            VStack {
                content
                Spacer(minLength: number)
                HStack { Spacer(minLength: -number) }
            }
        },
        ValueTrial("VStack.init(alignment:spacing:content:)") { number, content in
            VStack(spacing: number) {
                content; content
            }
        },
        ValueTrial("HStack.init(alignment:spacing:content:)") { number, content in HStack(spacing: number) { content }
        },
        ValueTrial("HStackLayout.init(alignment:spacing:)", "VStackLayout.init(alignment:spacing:)") {
            number, content in
            VStack {
                AnyLayout(HStackLayout(spacing: number))() { content }
                AnyLayout(VStackLayout(spacing: number))() { content }
            }
        },
        ValueTrial(
            "ProposedViewSize.init(width:height:)", "ProposedViewSize.init(_:)",
            "ProposedViewSize.replacingUnspecifiedDimensions(by:)", "LayoutSubview.place(at:anchor:proposal:)",
            "AnyLayout.placeSubviews(in:proposal:subviews:cache:)",
            "HStackLayout.placeSubviews(in:proposal:subviews:cache:)",
            "VStackLayout.placeSubviews(in:proposal:subviews:cache:)",
            "ZStackLayout.placeSubviews(in:proposal:subviews:cache:)"
        ) { number, content in
            SweptLayout(number: number) {
                content; content
            }
        },
        ValueTrial("Grid.init(alignment:horizontalSpacing:verticalSpacing:content:)") { number, content in
            Grid(horizontalSpacing: number, verticalSpacing: -number) { GridRow { content } }
        },
        ValueTrial(
            "GridItem.init(_:spacing:alignment:)", "LazyVGrid.init(columns:alignment:spacing:pinnedViews:content:)"
        ) { number, content in
            LazyVGrid(
                columns: [
                    GridItem(.fixed(number), spacing: number), GridItem(.flexible(minimum: number, maximum: -number)),
                    GridItem(.adaptive(minimum: -number, maximum: number)),
                ], spacing: number
            ) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: number, maximum: 1 / number))]) { content }
            }
        },
        ValueTrial("LazyHGrid.init(rows:alignment:spacing:pinnedViews:content:)") { number, content in
            LazyHGrid(rows: [GridItem(.flexible(minimum: number, maximum: number))], spacing: number) {
                LazyHGrid(rows: [GridItem(.adaptive(minimum: 1, maximum: number), spacing: -number)]) { content }
            }
        },
        ValueTrial("LazyVStack.init(alignment:spacing:pinnedViews:content:)") { number, content in
            LazyVStack(spacing: number) { content }
        },
        ValueTrial("LazyHStack.init(alignment:spacing:pinnedViews:content:)") { number, content in
            LazyHStack(spacing: number) { content }
        },
    ]
}

/// A layout whose every number is the same.
private struct SweptLayout: Layout {
    let number: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let row = HStackLayout(spacing: number).sizeThatFits(proposal: proposals[0], subviews: subviews, cache: &cache)
        let size = CGSize(width: number, height: row.height)
        return ProposedViewSize(width: number, height: nil).replacingUnspecifiedDimensions(by: size)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for proposal in proposals {
            let bounds = CGRect(x: number, y: -number, width: number, height: bounds.height)
            let row = HStackLayout(spacing: number)
            row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            VStackLayout(spacing: number)
                .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            ZStackLayout().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            AnyLayout(row).placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            for subview in subviews {
                let size = subview.sizeThatFits(proposal)
                subview.place(
                    at: CGPoint(x: number, y: size.height), anchor: UnitPoint(x: number, y: 0.5), proposal: proposal)
            }
        }
    }

    private var proposals: [ProposedViewSize] {
        [
            ProposedViewSize(width: number, height: -number), ProposedViewSize(CGSize(width: number, height: number)),
            ProposedViewSize(width: nil, height: number),
        ]
    }
}
