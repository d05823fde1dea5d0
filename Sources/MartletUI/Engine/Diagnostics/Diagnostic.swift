/// A misuse of the framework by a view, reported in the log and, in development, on the page. None ends anything.
package enum Diagnostic: Hashable, Sendable {
    case tooDeep(view: String, limit: UInt16)
    case endlessUpdate(view: String)
    case writeDuringBody(property: String)
    case duplicateIdentifiers(view: String, identifier: String)
    case invalidContent(String)
    case actionFailed(String)
    case unsafeValue(attribute: String, value: String)
    case missingObject(view: String, object: String)
    case missingElement(collection: String)
    case noSuchWindow(String)
    case nestedUpdate(value: String)
    case lateWrite(property: String)
    case stateFromOutside(view: String, property: String)
    case usedOutsideSession(view: String, property: String, Use, caller: String?)
    case objectChangedOutsideSession(view: String, object: String, caller: String?)
    case unknownSymbol(String)
    case noSymbolSet
    case unknownAsset(kind: String, String)
    case unusableNumber(String)
    case foreignPath(String)
    case tooManyViews(view: String, limit: Int)
    case englishOnly
    case refusedElement(String)
    case refusedAttribute(String)
    case refusedClass(String)
    case unopenedAddress(String)
    case namelessControl(element: String)
    case controlInControl(inner: String, outer: String)
    case tooManySizes(limit: Int)
    case notStorable(view: String, property: String, reason: String)
    case unstorableIdentifier(type: String)
    case ambiguousShared(value: String)
    case tooManyShared(value: String, limit: Int)
    case unstorableShared(value: String, reason: String)
    case sharedTooLarge(value: String, bytes: Int, limit: String, limitBytes: Int)
    case sharedUnavailable(value: String)
    case slowBody(view: String)
    case slowAction(view: String)
    case manyRows(view: String, count: Int)

    package enum Use: String, Sendable { case reading = "read", writing = "written" }

    /// One or two sentences: what was wrong, and what to do.
    package var message: String {
        switch self {
        case .tooDeep(let view, let limit):
            "\(view) is nested \(limit) views deep and is not shown. A view that contains itself needs a condition that ends it."
        case .endlessUpdate(let view):
            "Updating did not come to an end (\(view) kept changing what it depends on) and was stopped. Do not write state that causes the write again."
        case .writeDuringBody(let property):
            "State \(property) was written while a body was being evaluated. Write state in an action, onAppear, onChange or task."
        case .duplicateIdentifiers(let view, let identifier):
            "\(view): the identifier \(identifier) occurs more than once. Give each element an identifier of its own."
        case .invalidContent(let problem): problem
        case .actionFailed(let message): message
        case .unsafeValue(let attribute, let value):
            "The value \(value.prefix(80).debugDescription) of attribute \(attribute) could run code and was left out."
        case .missingObject(let view, let object):
            "\(view) needs an object of type \(object) in its environment and is not shown without one. Add .environmentObject(_:) or .environment(_:) to a view around it."
        case .missingElement(let collection):
            "A binding to an element of \(collection) was written after the element had gone; nothing was changed. Make bindings to elements in body, and do not keep them."
        case .noSuchWindow(let name):
            "openWindow found no scene for \(name). Give a WindowGroup that id, or make it one for values of that type."
        case .nestedUpdate(let value):
            "Shared<\(value)>.update was called inside another update of the same value, whose end undoes what it does. Make both changes in one update."
        case .lateWrite(let property):
            "State \(property) was written when its view was on no page; nothing was changed. Cancel what outlives its view, or keep its state in a model."
        case .stateFromOutside(let view, let property):
            "\(view) was given a new initial value for its state \(property), which is ignored: state is the view's own. Give the value as a plain property or a @Binding, or change the view's .id(_:) to begin anew."
        case .usedOutsideSession(let view, let property, let use, let caller):
            "\(property) of \(view) was \(use.rawValue) outside its visitor's session\(Self.by(caller)), on another queue or in a detached task; it was done in the session all the same, but what is computed from it may be out of date. Wait for the result in a Task { } of the session, and change state there. A program that is written for the main queue belongs to the main actor: add swiftSettings: [.defaultIsolation(MainActor.self)] to its target in Package.swift. More in docs/concurrency.md."
        case .objectChangedOutsideSession(let view, let object, let caller):
            "\(object) of \(view) was changed outside its visitor's session\(Self.by(caller)), on another queue, in a detached task or by another visitor; without a lock of its own, what two threads use at once is damaged. Change it in a Task { } of the session, and keep what visitors share in a Shared value. A program that is written for the main queue belongs to the main actor: add swiftSettings: [.defaultIsolation(MainActor.self)] to its target in Package.swift. More in docs/concurrency.md."
        case .unknownSymbol(let name):
            "There is no symbol \(name.prefix(80).debugDescription); a neutral one is shown. Use Image(_:) with a picture of your own."
        case .noSymbolSet:
            "Most symbols are drawings of Bootstrap Icons, which were not there when the program was built; neutral ones are shown. Install Debian's package bootstrap-icons, or set MARTLET_SYMBOLS to a folder with its SVG files; then touch Martlet's Package.swift and build again."
        case .unknownAsset(let kind, let name):
            "No asset catalog has the \(kind) \(name.prefix(80).debugDescription). Add it to one in the sources of a target with the plugin BundledResources, and say \(kind == "image" ? "Image(.name)" : "Color(.name)"), which the compiler checks. More in docs/images.md."
        case .unusableNumber(let sentence): sentence
        case .foreignPath(let path):
            "\(path.prefix(80).debugDescription) is no path of this server, and / was taken. A path begins with one / and has neither spaces nor backslashes."
        case .englishOnly:
            "The visitor's locale was read, and all locales of this program are English, because it has only Foundation's essentials. Add Foundation to the traits of Martlet's package in Package.swift."
        case .slowBody(let view):
            "\(view).body took longer than a quarter of a second, and this visitor's presses wait meanwhile. Compute in a task or an action what takes long, and keep it in state."
        case .slowAction(let view):
            "An action of \(view) took longer than a quarter of a second, and this visitor's other presses waited. Do in an async action or a task, with await, what takes long."
        case .manyRows(let view, let count):
            "\(view) shows \(count) rows at once: all of them are made, sent and kept, whether they are seen or not. Put them into a List, a LazyVStack or a Table, or show a part of them."
        case .tooManyViews(let view, let limit):
            "The page holds \(limit) views; more of \(view) are not shown. Show a part of them at a time, or raise the limit viewsPerPage."
        case .refusedElement(let name):
            "A page holds no <\(name)>; a <div> stands in its place. \(Refusal.advice(forElement: name))"
        case .refusedAttribute(let name):
            "An element has no attribute \(name.debugDescription); it was left out. \(Refusal.advice(forAttribute: name))"
        case .refusedClass(let name):
            "class(_:when:) takes the name of one class and was given \(name.debugDescription), which was left out. Name several one by one."
        case .unopenedAddress(let address):
            "openURL opens paths of this server and http and https addresses, and on a page that is shown also mailto, tel and sms, but not \(address.prefix(80).debugDescription). Open others in an OpenURLAction of your own."
        case .namelessControl(let element):
            "A <\(element)> that can be pressed has no name, so that those who hear the page cannot tell what it does. Give it a text or an accessibilityLabel(_:)."
        case .controlInControl(let inner, let outer):
            "A <\(inner)> stands in a <\(outer)> that can be pressed, so that those who hear the page may not find it. Put one beside the other."
        case .tooManySizes(let limit):
            "The page reads the sizes of \(limit) views; those of more are not reported, and their readers keep the size that was assumed. Read one size around the views, and pass it on."
        case .notStorable(let view, let property, let reason):
            "State \(property) of \(view) does not outlive the server's process and begins anew after a restart: \(reason) More in docs/durability.md."
        case .unstorableIdentifier(let type):
            "State below a row or an .id(_:) with an identifier of type \(type) does not outlive the server's process: such an identifier cannot be written down. Make \(type) Codable, RawRepresentable or LosslessStringConvertible."
        case .ambiguousShared(let value):
            "A Shared<\(value)> has the name of another in the store and does not outlive the server's process. Give each a key of its own: Shared(…, key: \"name\")."
        case .tooManyShared(let value, let limit):
            "A Shared<\(value)> does not outlive the server's process: \(limit) others are in use whose values do. Let go of those that nobody needs, and make keys of what the program knows rather than of what a visitor sends."
        case .unstorableShared(let value, let reason):
            "A Shared<\(value)> does not outlive the server's process and begins anew after a restart: \(reason) More in docs/durability.md."
        case .sharedTooLarge(let value, let bytes, let limit, let limitBytes):
            "A change of Shared<\(value)> was not made: it would have \(bytes) bytes, and the limit \(limit) is \(limitBytes). Keep fewer or shorter values in it, use tryUpdate to tell the visitor, or raise the limit."
        case .sharedUnavailable(let value):
            "A change of Shared<\(value)> was not made: the right to change it could not be had from the other servers in time. What the visitor did is done again. More in docs/scaling.md."
        }
    }
}

extension Diagnostic {
    private static func by(_ caller: String?) -> String { caller.map { " by \($0)" } ?? "" }

    /// The same diagnostic with at most `bytes` bytes of a value's contents, for storage.
    func keeping(_ bytes: Int) -> Diagnostic {
        func short(_ text: String) -> String {
            text.utf8.count > bytes ? String(decoding: text.utf8.prefix(bytes), as: UTF8.self) : text
        }
        return switch self {
        case .duplicateIdentifiers(let view, let identifier):
            .duplicateIdentifiers(view: view, identifier: short(identifier))
        case .actionFailed(let message): .actionFailed(short(message))
        case .unsafeValue(let attribute, let value): .unsafeValue(attribute: attribute, value: short(value))
        case .noSuchWindow(let name): .noSuchWindow(short(name))
        case .unknownSymbol(let name): .unknownSymbol(short(name))
        case .unknownAsset(let kind, let name): .unknownAsset(kind: kind, short(name))
        case .foreignPath(let path): .foreignPath(short(path))
        case .unopenedAddress(let address): .unopenedAddress(short(address))
        case .refusedAttribute(let name): .refusedAttribute(short(name))
        case .refusedClass(let name): .refusedClass(short(name))
        case .refusedElement(let name): .refusedElement(short(name))
        case .tooDeep, .endlessUpdate, .writeDuringBody, .invalidContent, .missingObject, .missingElement,
            .nestedUpdate,
            .lateWrite, .stateFromOutside, .usedOutsideSession, .objectChangedOutsideSession, .unusableNumber,
            .tooManyViews, .englishOnly, .noSymbolSet,
            .namelessControl, .controlInControl, .tooManySizes, .notStorable, .unstorableIdentifier,
            .ambiguousShared, .tooManyShared, .unstorableShared, .sharedTooLarge, .sharedUnavailable, .slowBody,
            .slowAction,
            .manyRows:
            self
        }
    }

    /// ``message`` without what may be a visitor's data: for the log of a server that runs for others.
    package var messageWithoutData: String {
        switch self {
        case .duplicateIdentifiers(let view, _):
            "\(view): an identifier occurs more than once. Give each element an identifier of its own."
        case .actionFailed: "An action failed."
        case .unsafeValue(let attribute, _):
            "A value of attribute \(attribute) could run code and was left out."
        case .noSuchWindow:
            "openWindow found no scene. Give a WindowGroup that id, or make it one for values of that type."
        case .unknownAsset(let kind, _):
            "No asset catalog has \(kind == "image" ? "an image" : "a color") of a name that was given."
        case .unknownSymbol: "There is no symbol of a name that was given; a neutral one is shown."
        case .foreignPath: "A path that leads to another server was asked for, and / was taken."
        case .unopenedAddress: "openURL was given an address that a browser may not be sent to."
        case .tooDeep, .endlessUpdate, .writeDuringBody, .invalidContent, .missingObject, .missingElement,
            .nestedUpdate,
            .lateWrite, .stateFromOutside, .usedOutsideSession, .objectChangedOutsideSession, .tooManyViews,
            .unusableNumber,
            .englishOnly, .noSymbolSet, .refusedElement, .refusedAttribute, .refusedClass, .namelessControl,
            .controlInControl, .tooManySizes, .notStorable, .unstorableIdentifier, .ambiguousShared, .tooManyShared,
            .unstorableShared, .sharedTooLarge, .sharedUnavailable, .slowBody, .slowAction,
            .manyRows:
            message
        }
    }
}

extension Diagnostic {
    /// Reports the diagnostic on the page whose view is being evaluated or, where there is none, in the log.
    func report() {
        if let subscriber = CurrentEvaluation.subscriber {
            subscriber.report(self)
        } else {
            PagelessDiagnostics.report(self)
        }
    }
}

extension Node {
    /// The name of the program's view that this node stands for or belongs to; `nil` at the top of a page.
    package var programView: String? {
        var node: Node? = self
        while let current = node {
            if let name = current.declaredType?.name, !name.hasPrefix("SceneContent<") { return name }
            node = current.parent
        }
        return nil
    }

    /// Reports that `caller` changed an object of the view's in another isolation domain.
    func reportChangeOutside(of object: String, by caller: String?) {
        graph.report(.objectChangedOutsideSession(view: typeName, object: object, caller: caller), in: self)
    }

    /// The name of the view that this node stands for, for messages.
    package var typeName: String { declaredType?.name ?? viewType?.name ?? String(describing: type(of: self)) }
}
