import MartletUI

/// Controls and lists that take numbers.
enum ControlTrials {
    static let numbers: [ValueTrial<Double>] = [
        ValueTrial("ProgressView.init(value:total:)") { number, _ in
            VStack {
                ProgressView(value: number)
                ProgressView(value: 1, total: number)
                ProgressView(value: Float(number), total: Float(number))
            }
        },
        ValueTrial("ProgressView.init(value:total:label:)") { number, content in
            ProgressView(value: number, total: -number) { content }
        },
        ValueTrial("ProgressView.init(_:value:total:)") { number, _ in
            ProgressView("done", value: number, total: 1 / number)
        },
        ValueTrial("Slider.init(value:in:onEditingChanged:)") { number, _ in
            VStack {
                Slider(value: .constant(number))
                Slider(value: .constant(1), in: range(number, 0))
                Slider(value: .constant(Float(number)), in: range(Float(number), 1))
            }
        },
        ValueTrial("Slider.init(value:in:step:onEditingChanged:)") { number, _ in
            VStack {
                Slider(value: .constant(number), in: 0...1, step: number)
                Slider(value: .constant(0), in: range(number, -number), step: 1 / number)
                Slider(value: .constant(Float(number)), in: range(Float(number), 0), step: Float(number))
            }
        },
        ValueTrial("Slider.init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)") {
            number, content in
            Slider(value: .constant(number), in: range(number, 1)) {
                content
            } minimumValueLabel: {
                Text("\(number)")
            } maximumValueLabel: {
                Text("1")
            }
        },
        ValueTrial("Slider.init(value:in:label:onEditingChanged:)") { number, content in
            Slider(value: .constant(number), in: range(number, -1)) { content }
        },
        ValueTrial(
            "Slider.init(value:in:step:label:onEditingChanged:)",
            "Slider.init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
        ) { number, content in
            VStack {
                Slider(value: .constant(number), in: range(number, 1), step: number) { content }
                Slider(value: .constant(number), in: range(number, 1), step: number) {
                    content
                } minimumValueLabel: {
                    content
                } maximumValueLabel: {
                    content
                }
            }
        },
        ValueTrial(
            "Stepper.init(value:step:label:onEditingChanged:)", "Stepper.init(value:in:step:label:onEditingChanged:)"
        ) { number, content in
            VStack {
                Stepper(value: .constant(number), step: number) { content }
                Stepper(value: .constant(number), in: range(number, 1), step: number) { content }
            }
        },
        ValueTrial("Stepper.init(_:value:step:onEditingChanged:)", "Stepper.init(_:value:in:step:onEditingChanged:)") {
            number, _ in
            VStack {
                Stepper("free", value: .constant(number), step: number)
                Stepper("bounded", value: .constant(number), in: range(number, -number), step: -number)
            }
        },
        ValueTrial { number, content in
            VStack {
                Picker("tags", selection: .constant(number)) {
                    content.tag(number)
                    Text("again").tag(number)
                    ForEach([number, -number, number], id: \.self) { Text("\($0)") }
                }
                ForEach([number, number, -number, 1], id: \.self) { Text("\($0)") }
                content.id(number).onChange(of: number) {}
            }
        },
    ]

    static let integers: [ValueTrial<Int>] =
        PublisherTrials.integers + [
            ValueTrial("Shared.init(_:key:file:function:line:column:)") { number, content in
                VStack {
                    content
                    Text("\(Shared(number, key: "\(number)", line: UInt(bitPattern: number)).value)")
                }
            },
            ValueTrial("View.onTapGesture(count:perform:)") { number, content in
                content.onTapGesture(count: number) {}
            },
            ValueTrial("View.gridCellColumns(_:)") { number, content in
                content.containerRelativeFrame(.horizontal, count: number, span: number, spacing: 1)
                    .gridCellColumns(number)
            },
            ValueTrial("View.lineLimit(_:)", "View.lineLimit(_:reservesSpace:)") { number, content in
                VStack {
                    content.lineLimit(number).lineLimit(number, reservesSpace: true)
                    content.lineLimit(min(number, 3)...max(number, 3)).lineLimit(number...).lineLimit(...number)
                }
            },
            ValueTrial("ContentShapeKinds.init(rawValue:)") { number, content in
                content.contentShape(ContentShapeKinds(rawValue: number), Circle())
                    .ignoresSafeArea(SafeAreaRegions(rawValue: UInt(bitPattern: number)))
                    .accessibilityAddTraits(AccessibilityTraits(rawValue: UInt64(bitPattern: Int64(number))))
            },
            ValueTrial("View.httpStatus(_:)") { $1.httpStatus($0) },
            ValueTrial("Animation.repeatCount(_:autoreverses:)") {
                $1.animation(.linear.repeatCount($0, autoreverses: true), value: $0)
            },
            ValueTrial("LocalizedStringKey.appendInterpolation(_:)") { number, _ in
                VStack { Text("\(number) \(UInt64(bitPattern: Int64(number))) \(Int8(truncatingIfNeeded: number))") }
            },
            ValueTrial("ForEach.init(_:content:)") { number, _ in
                VStack {
                    ForEach(0..<max(0, number)) { Text("\($0)") }
                    ForEach(min(number, 0)..<Int.max) { Text("\($0)") }
                    ForEach(min(number, 0)...Int.max, id: \.self) { Text("\($0)") }
                    ForEach(UInt64(0)..<UInt64(max(0, number)), id: \.self) { Text("\($0)") }
                }
            },
            ValueTrial("List.init(_:rowContent:)") { number, _ in List(min(number, 0)..<Int.max) { Text("\($0)") } },
            ValueTrial(
                "Stepper.init(value:step:label:onEditingChanged:)",
                "Stepper.init(value:in:step:label:onEditingChanged:)"
            ) { number, content in
                VStack {
                    Stepper(value: .constant(number), step: number) { content }
                    Stepper(value: .constant(number), in: range(number, 1), step: number) { content }
                    Stepper("small", value: .constant(Int8(truncatingIfNeeded: number)), step: number)
                }
            },
            ValueTrial(calling: "Response.init(status:headers:)", "Response.json(_:status:)") { number in
                (
                    Response(status: number, headers: [("X", "\(number)")]).status,
                    try? Response.json(number, status: number)
                )
            },
            ValueTrial(calling: "SubmitTriggers.init(rawValue:)") { SubmitTriggers(rawValue: $0).contains(.search) },
            ValueTrial("Edge.init(rawValue:)", "Axis.init(rawValue:)", "VerticalEdge.init(rawValue:)") {
                number, content in
                ScrollView(Axis.Set(rawValue: Int8(truncatingIfNeeded: number))) {
                    content.padding(Edge.Set(rawValue: Int8(truncatingIfNeeded: number)), 8)
                        .listRowSeparator(.hidden, edges: VerticalEdge.Set(rawValue: Int8(truncatingIfNeeded: number)))
                }
            },
            ValueTrial { number, content in
                VStack {
                    Picker("tags", selection: .constant(number)) {
                        content.tag(number)
                        Text("other").tag(number / 2)
                    }
                    content.id(number).tag(number)
                }
            },
        ]

    static func range<Number: Comparable & ExpressibleByIntegerLiteral>(
        _ one: Number, _ other: Number
    ) -> ClosedRange<Number> {
        // A range cannot contain NaN: Swift traps when such a range is formed.
        guard one == one, other == other else { return 0...0 }
        return min(one, other)...max(one, other)
    }
}
