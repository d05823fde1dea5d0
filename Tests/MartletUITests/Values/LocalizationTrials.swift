import Foundation
import MartletUI

/// The interfaces that take a text to look up, a name of an asset, or a time.
enum LocalizationTrials {
    static let texts: [ValueTrial<String>] = [
        ValueTrial("LibraryItem.init(_:visible:title:category:matchingSignature:)") { text, view in
            _ = LibraryItem(Text(text), title: text, matchingSignature: text)
            return view
        },
        ValueTrial("Text.init(_:tableName:bundle:comment:)", "Text.init(_:tableName:comment:)") { text, _ in
            Text(LocalizedStringKey(text), tableName: text, bundle: .main, comment: "a")
        },
        ValueTrial(
            "LocalizedStringResource.init(_:table:locale:bundle:comment:)",
            "LocalizedStringResource.init(stringLiteral:)",
            "LocalizedStringResource.init(_:defaultValue:table:locale:bundle:comment:)",
            "LocalizedStringResource.atURL(_:)",
            "LocalizedStringKey.StringInterpolation.appendInterpolation(_:)"
        ) { text, _ in
            let resource = LocalizedStringResource(
                String.LocalizationValue(text), table: text, bundle: .atURL(URL(filePath: text)))
            return VStack {
                Text(resource)
                Text("\(resource) \(AttributedString(text)) \(Text(text).bold())")
                Text(LocalizedStringResource(stringLiteral: text))
                Text(LocalizedStringResource("share", defaultValue: "\(text)", table: "Test"))
            }
        },
        ValueTrial(
            calling: "String.init(localized:table:bundle:locale:comment:)",
            "String.init(localized:table:locale:comment:)",
            "String.init(localized:defaultValue:table:locale:comment:)", "String.init(stringLiteral:)",
            "String.init(_:)"
        ) { text in
            let value = String.LocalizationValue(text)
            return [
                String(localized: value, table: text), String(localized: value, table: text, bundle: .main),
                String(localized: "a", defaultValue: "\(text)"),
                String(localized: String.LocalizationValue(stringLiteral: text)),
            ]
        },
        ValueTrial(
            "AttributedString.init(markdown:options:baseURL:)",
            "AttributedString.init(localized:table:locale:comment:)",
            "AttributedString.init(allowsExtendedAttributes:interpretedSyntax:failurePolicy:languageCode:)"
        ) { text, _ in
            let options = AttributedString.MarkdownParsingOptions(languageCode: text)
            let base = URL(string: text)
            return VStack {
                Text((try? AttributedString(markdown: text, options: options, baseURL: base)) ?? "")
                Text((try? AttributedString(markdown: "[a](\(text))", baseURL: base)) ?? "")
                Text(AttributedString(localized: "\(text) *a*", table: text))
            }
        },
        ValueTrial("LocalizedStringKey.appendInterpolation(_:specifier:)") { text, _ in
            Text("\(1, specifier: text) \(1.5, specifier: text) \("a", specifier: text)")
        },
        ValueTrial(
            "Color.init(_:)", "Color.init(_:bundle:)", "ColorResource.init(name:module:)",
            "ColorResource.init(name:bundle:)", "UIColor.init(named:)"
        ) { text, view in
            view.foregroundStyle(Color(text)).background(Color(text, bundle: .main))
                .overlay(UIColor(named: text).map { Color($0) } ?? .clear)
                .border(Color(ColorResource(name: text, module: text)))
                .tint(Color(ColorResource(name: text, bundle: .main)))
        },
        ValueTrial(
            "Image.init(_:bundle:)", "Image.init(_:bundle:label:)", "Image.init(decorative:bundle:)",
            "ImageResource.init(name:module:)", "ImageResource.init(name:bundle:)"
        ) { text, _ in
            VStack {
                Image(text, bundle: .main)
                Image(text, bundle: nil, label: Text(text))
                Image(decorative: text, bundle: .main)
                Rectangle().fill(ImagePaint(image: Image(text, bundle: .main)))
                Image(ImageResource(name: text, module: text))
                Image(ImageResource(name: text, bundle: .main)).renderingMode(.template)
                Text("\(Image(text))")
            }
        },
    ]

    static let numbers: [ValueTrial<Double>] = [
        ValueTrial(
            "FormatStyle.offset(to:allowedFields:maxFieldCount:)",
            "FormatStyle.reference(to:allowedFields:maxFieldCount:)",
            "FormatStyle.stopwatch(startingAt:showsHours:maxFieldCount:maxPrecision:)",
            "FormatStyle.timer(countingDownIn:showsHours:maxFieldCount:maxPrecision:)",
            "FormatStyle.timer(countingUpIn:showsHours:maxFieldCount:maxPrecision:)"
        ) { number, _ in
            let (start, end) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: number))
            let interval = start <= end ? start..<end : start..<start
            return VStack {
                Text(.currentDate, format: .offset(to: end))
                Text(start, format: .reference(to: end))
                Text(.currentDate, format: .stopwatch(startingAt: end))
                Text(end, format: .stopwatch(startingAt: start))
                Text(.currentDate, format: .timer(countingDownIn: interval))
                Text(end, format: .timer(countingUpIn: interval))
            }
        },
        ValueTrial(
            "Text.init(timerInterval:pauseTime:countsDown:showsHours:)",
            "LocalizedStringKey.StringInterpolation.appendInterpolation(timerInterval:pauseTime:countsDown:showsHours:)",
            "ProgressView.init(timerInterval:countsDown:)", "ProgressView.init(timerInterval:countsDown:label:)",
            "ProgressView.init(timerInterval:countsDown:label:currentValueLabel:)"
        ) { number, _ in
            let ends = [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: number)].sorted()
            let interval = ends[0] <= ends[1] ? ends[0]...ends[1] : ends[0]...ends[0]
            return VStack {
                Text(timerInterval: interval, pauseTime: ends[1])
                Text("\(timerInterval: interval, countsDown: false)")
                ProgressView(timerInterval: interval)
                ProgressView(timerInterval: interval) { Text("a") }
                ProgressView(timerInterval: interval, countsDown: false) {
                    Text("a")
                } currentValueLabel: {
                    Text("b")
                }
            }
        },
    ]
}
