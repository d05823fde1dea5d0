/// A modifier that can mean nothing on a page, or nothing yet. It compiles and changes nothing, and a program in
/// development is told so once: ``passing(_:)`` is all that such a modifier does.
package enum IgnoredHint: String, CaseIterable, Sendable {
    case accessibilityActivationPoint, accessibilityChartDescriptor, accessibilityDirectTouch,
        accessibilityIgnoresInvertColors, accessibilityInputLabels, accessibilityLabeledPair, accessibilityLinkedGroup,
        accessibilityRemoveTraits, accessibilityRespondsToUserInteraction, accessibilityRotor, accessibilityRotorEntry,
        accessibilityShowsLargeContentViewer, accessibilitySortPriority, accessibilityTextContentType, alignmentGuide,
        allowedDynamicRange, allowsTightening, alternatingRowBackgrounds, antialiased, backgroundExtensionEffect,
        barCornerRadius, body, buttonRepeatBehavior, buttonSizing, chartAxisStyle, chartPlotStyle,
        chartScrollTargetBehavior, chartSymbolScale, chartYVisibleDomain, colorEffect, commands, commandsRemoved,
        containerShape, contentCaptureProtected, defaultLaunchBehavior, defaultPosition, defaultScrollAnchor,
        defaultSize, defaultToolbarItem, defersSystemGestures, dialogIcon, dialogSeverity, dialogSuppressionToggle,
        distortionEffect,
        dynamicTypeSize, edgesIgnoringSafeArea, focusEffectDisabled, focusScope, focusSection, fontLeading,
        fontMonospacedDigit, fontWidth, glassEffectID, glassEffectTransition, glassEffectUnion, handlesExternalEvents,
        hoverEffect, hoverEffectDisabled, ignoresSafeArea, interpolation, layerEffect,
        markAccessibilityHidden, markAccessibilityLabel, markAccessibilityValue, markEffect, markOffset,
        markStyleAlignment, matchedTransitionSource, menuActionDismissBehavior, navigationSplitViewColumnWidth,
        navigationSplitViewStyle, navigationTransition, navigationViewStyle, persistentSystemOverlays, pointerStyle,
        prefersDefaultFocus, presentationBackgroundInteraction, presentationContentInteraction, privacySensitive,
        requestReview, restorationBehavior, sceneKeyboardShortcut, scrollBounceBehavior, scrollClipDisabled,
        scrollDismissesKeyboard,
        scrollEdgeEffectHidden, scrollEdgeEffectStyle, scrollIndicatorsFlash, scrollInputBehavior,
        searchDictationBehavior,
        searchPresentationToolbarBehavior, searchToolbarBehavior, sensoryFeedback, sharedBackgroundVisibility,
        speechAdjustedPitch, speechAlwaysIncludesPunctuation, speechAnnouncementsQueued, speechSpellsOutCharacters,
        statusBar, statusBarHidden, symbolColorRenderingMode,
        symbolVariableValueMode, tabBarMinimizeBehavior, tabViewCustomization, tabViewSidebar,
        textScale,
        toolbarColorScheme, toolbarForegroundStyle, toolbarRemoving, toolbarRole, uiFeedbackGenerator, userActivity,
        windowResizability, windowResizeAnchor, windowStyle, windowToolbarStyle, writingToolsBehavior

    /// Returns `value`, and says in development that the modifier has no effect on it.
    @inline(__always)
    package func passing<Value>(_ value: Value) -> Value {
        IgnoredHintLog.process.report(self)
        return value
    }

    /// What a program in development is told: nothing in it comes from what the program does.
    package var message: String { "\(name) has no effect on a page: \(reason)" }

    /// The modifier's name, with its type's where another type has one of that name.
    private var name: String {
        switch self {
        case .alignmentGuide: "alignmentGuide of the lines of a list"
        case .fontMonospacedDigit: "Font.monospacedDigit"
        case .fontWidth: "Font.width"
        case .fontLeading: "Font.leading"
        case .barCornerRadius: "cornerRadius of a mark"
        case .sceneKeyboardShortcut: "keyboardShortcut of a scene"
        case .toolbarRemoving: "toolbar(removing:)"
        case .body: "The body of a view or modifier of Martlet's"
        case .markAccessibilityLabel: "accessibilityLabel of a mark"
        case .markAccessibilityValue: "accessibilityValue of a mark"
        case .markAccessibilityHidden: "accessibilityHidden of a mark"
        case .chartAxisStyle: "chartXAxisStyle or chartYAxisStyle"
        case .chartSymbolScale: "chartSymbolScale, chartSymbolSizeScale or chartLineStyleScale"
        case .markEffect: "clipShape, mask, shadow or blur of a mark"
        case .markOffset: "offset of a mark"
        case .markStyleAlignment: "alignsMarkStylesWithPlotArea"
        case .defaultToolbarItem: "DefaultToolbarItem"
        case .tabViewSidebar: "tabViewSidebarHeader, tabViewSidebarFooter or tabViewSidebarBottomBar"
        case .uiFeedbackGenerator: "A feedback generator of UIKit"
        default: rawValue
        }
    }

    private var reason: String {
        switch self {
        case .accessibilityActivationPoint: "a browser presses the middle of a view."
        case .accessibilityChartDescriptor: "the data of a Chart is a table for screen readers."
        case .accessibilityDirectTouch: "a finger is the browser's while a screen reader is on."
        case .accessibilityIgnoresInvertColors: "a browser that inverts colors inverts all."
        case .accessibilityInputLabels: "what is said by voice are the names that are seen."
        case .accessibilityLabeledPair: "a name beside its view is read before it."
        case .accessibilityLinkedGroup: "what belongs together is read in the page's order."
        case .accessibilityRemoveTraits: "an element says by itself what it is."
        case .accessibilityRespondsToUserInteraction: "what can be pressed is said by its element."
        case .accessibilityRotor: "a page has no rotor; headings and landmarks are found by themselves."
        case .accessibilityRotorEntry: "screen readers find headings, links and controls of a page by themselves."
        case .accessibilityShowsLargeContentViewer: "a browser enlarges the page."
        case .accessibilitySortPriority: "a page is read in its order."
        case .accessibilityTextContentType: "HTML's elements say what a text is."
        case .alignmentGuide: "the line between rows is as wide as its list."
        case .allowedDynamicRange: "the browser shows pictures as its screen can."
        case .buttonSizing: "a button is as wide as its label; put a frame around that."
        case .commands: "a page is no part of a system's menu bar; put the buttons into a toolbar or a Menu."
        case .colorEffect, .distortionEffect, .layerEffect: "CSS has no shaders."
        case .commandsRemoved: "a page is no part of a system's menu bar."
        case .dialogIcon: "a dialog has no symbol."
        case .dialogSuppressionToggle: "a dialog asks each time."
        case .symbolColorRenderingMode: "a symbol has the color of its text."
        case .symbolVariableValueMode: "a symbol shows no value."
        case .dialogSeverity: "a dialog looks alike whatever it says."
        case .pointerStyle: "the browser shows the pointer that the element has by itself."
        case .scrollEdgeEffectStyle: "what scrolls ends at its edge."
        case .searchDictationBehavior: "the browser or its keyboard listens."
        case .searchPresentationToolbarBehavior: "the bars stay where they are while the visitor searches."
        case .searchToolbarBehavior: "a search field is shown as a whole."
        case .allowsTightening: "a browser does not move letters closer together."
        case .alternatingRowBackgrounds: "the rows of a table have lines between them."
        case .antialiased: "the browser smooths edges."
        case .backgroundExtensionEffect: "nothing covers the edges of a page."
        case .barCornerRadius: "bars have corners, because a plot is stretched to its space."
        case .body: "there is nothing in it; use the view itself."
        case .buttonRepeatBehavior: "a button that is held down is pressed once."
        case .chartAxisStyle: "use the modifiers of AxisValueLabel."
        case .chartSymbolScale: "the points and lines of all values have one form; their colors tell them apart."
        case .chartYVisibleDomain: "a plot scrolls sideways only."
        case .chartPlotStyle: "use chartBackground, and a frame of the chart."
        case .chartScrollTargetBehavior: "a plot rests where the visitor leaves it."
        case .containerShape: "a ContainerRelativeShape is a rectangle."
        case .contentCaptureProtected: "no page can keep its content from being copied."
        case .defaultLaunchBehavior: "a page is there when its address is opened."
        case .defaultPosition: "a browser's window is where its visitor puts it."
        case .defaultScrollAnchor: "a scroll view begins at its start."
        case .defaultSize, .windowResizability: "a page has the size of its browser's window."
        case .defaultToolbarItem: "the title and the search field are where their page has them."
        case .defersSystemGestures: "gestures at the edges are the browser's."
        case .dynamicTypeSize: "texts follow the font size of the visitor's browser."
        case .edgesIgnoringSafeArea, .ignoresSafeArea: "a browser keeps its bars and the keyboard outside of the page."
        case .focusEffectDisabled: "the mark of the focus is how a keyboard is used."
        case .focusScope: "the browser decides where the focus goes next."
        case .focusSection: "the keys Tab and Shift-Tab go through a page in its order."
        case .fontLeading: "use lineSpacing(_:) of the view."
        case .fontMonospacedDigit: "use monospacedDigit() of the text."
        case .fontWidth: "use fontWidth(_:) of the view."
        case .glassEffectID, .glassEffectUnion: "surfaces do not flow into each other."
        case .glassEffectTransition: "a surface comes and goes with its view."
        case .scrollEdgeEffectHidden: "what scrolls ends at its edge anyway."
        case .sharedBackgroundVisibility: "items of a bar have no surface that they share."
        case .toolbarRemoving: "a bar has nothing by itself but its title and the ways to other columns."
        case .windowResizeAnchor: "a browser's window grows where its visitor pulls it."
        case .handlesExternalEvents: "a browser opens an address in the tab where it is pressed."
        case .hoverEffect: "controls show by themselves that a pointer is over them."
        case .hoverEffectDisabled: "nothing happens below the pointer."
        case .interpolation: "the browser decides how pixels are drawn."
        case .markAccessibilityHidden, .markAccessibilityLabel, .markAccessibilityValue:
            "the table beside the chart says each value."
        case .markEffect: "the marks of one look are one path."
        case .markStyleAlignment: "of a gradient, a mark has the first color."
        case .markOffset: "a plot is stretched to its space."
        case .matchedTransitionSource, .navigationTransition: "a page comes at once."
        case .menuActionDismissBehavior: "a menu closes when one of its items is chosen."
        case .navigationSplitViewColumnWidth: "the style sheet says how wide a column is."
        case .navigationSplitViewStyle: "columns are beside one another anyway."
        case .navigationViewStyle: "pages are over one another anyway."
        case .persistentSystemOverlays, .statusBar, .statusBarHidden: "a page is below the bars of its browser."
        case .prefersDefaultFocus: "use defaultFocus(_:_:priority:)."
        case .presentationBackgroundInteraction: "what is behind a dialog cannot be pressed."
        case .presentationContentInteraction: "a swipe in a sheet scrolls."
        case .privacySensitive: "what nobody shall see must not be in a page."
        case .requestReview: "a page is in no store that could be reviewed."
        case .restorationBehavior: "a page comes back with its browser."
        case .sceneKeyboardShortcut: "a page is opened by its address; use openWindow in a Button with the shortcut."
        case .scrollBounceBehavior: "the browser decides what bounces."
        case .scrollClipDisabled: "a browser shows nothing of a scroll view's content outside of it."
        case .scrollDismissesKeyboard: "the browser decides when its keyboard goes away."
        case .scrollInputBehavior: "the browser decides what scrolls."
        case .scrollIndicatorsFlash: "browsers show scroll bars when they are used."
        case .sensoryFeedback, .uiFeedbackGenerator: "a page cannot let anybody feel anything."
        case .speechAdjustedPitch, .speechAlwaysIncludesPunctuation, .speechSpellsOutCharacters:
            "the browser says letters and signs as its reader does."
        case .speechAnnouncementsQueued: "what changes is said when the reader is ready."
        case .tabBarMinimizeBehavior: "the bar of tabs keeps its size."
        case .tabViewCustomization: "tabs stay as the program has them."
        case .tabViewSidebar: "tabs have a bar at the bottom in place of a sidebar."
        case .textScale: "a text has the size of its font."
        case .toolbarColorScheme: "a bar has the color scheme of its page."
        case .toolbarForegroundStyle: "a bar has the colors of its items."
        case .toolbarRole: "toolbars look the same."
        case .userActivity: "activities are not handed to other devices."
        case .windowStyle: "a page has its browser's window."
        case .windowToolbarStyle: "the toolbar stands in the page."
        case .writingToolsBehavior: "the browser has its own tools for texts."
        }
    }
}
