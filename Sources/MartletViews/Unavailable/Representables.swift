public import MartletUI

// Views of UIKit and of AppKit in a program of SwiftUI's. They are views, so that the bodies around them are checked as well.

public protocol _PlatformRepresentable: View {
    associatedtype Coordinator = Void
    func makeCoordinator() -> Coordinator
}

extension _PlatformRepresentable {
    public var body: EmptyView { EmptyView() }

    // What a type has whose own view is of a framework that is not there: the compiler does not say that it lacks one.
    public func makeUIView(context: _RepresentableContext<Self>) -> _AppleValue { _AppleValue() }
    public func makeUIViewController(context: _RepresentableContext<Self>) -> _AppleValue { _AppleValue() }
    public func makeNSView(context: _RepresentableContext<Self>) -> _AppleValue { _AppleValue() }
    public func makeNSViewController(context: _RepresentableContext<Self>) -> _AppleValue { _AppleValue() }
}

extension _PlatformRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

public struct _RepresentableContext<Representable: _PlatformRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public var transaction: Transaction
}

@available(*, unavailable, message: "There is no UIKit on a server: use HTML(_:) for what views cannot say.")
public protocol UIViewRepresentable: _PlatformRepresentable {
    associatedtype UIViewType
    typealias Context = _RepresentableContext<Self>
    func makeUIView(context: Context) -> UIViewType
}

@available(*, unavailable, message: "There is no UIKit on a server: use HTML(_:) for what views cannot say.")
public protocol UIViewControllerRepresentable: _PlatformRepresentable {
    associatedtype UIViewControllerType
    typealias Context = _RepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
}

@available(*, unavailable, message: "There is no AppKit on a server: use HTML(_:) for what views cannot say.")
public protocol NSViewRepresentable: _PlatformRepresentable {
    associatedtype NSViewType
    typealias Context = _RepresentableContext<Self>
    func makeNSView(context: Context) -> NSViewType
}

@available(*, unavailable, message: "There is no AppKit on a server: use HTML(_:) for what views cannot say.")
public protocol NSViewControllerRepresentable: _PlatformRepresentable {
    associatedtype NSViewControllerType
    typealias Context = _RepresentableContext<Self>
    func makeNSViewController(context: Context) -> NSViewControllerType
}

@available(*, unavailable, message: "There is no UIKit on a server: use HTML(_:) for what views cannot say.")
public typealias UIViewRepresentableContext<Representable: _PlatformRepresentable> = _RepresentableContext<
    Representable
>

@available(*, unavailable, message: "There is no UIKit on a server: use HTML(_:) for what views cannot say.")
public typealias UIViewControllerRepresentableContext<Representable: _PlatformRepresentable> =
    _RepresentableContext<Representable>

@available(*, unavailable, message: "There is no AppKit on a server: use HTML(_:) for what views cannot say.")
public typealias NSViewRepresentableContext<Representable: _PlatformRepresentable> = _RepresentableContext<
    Representable
>

@available(*, unavailable, message: "Give the view a WindowGroup: the browser shows it.")
open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content
    public init(rootView: Content) { self.rootView = rootView }
}

@available(*, unavailable, message: "Give the view a WindowGroup: the browser shows it.")
open class NSHostingController<Content: View> {
    public var rootView: Content
    public init(rootView: Content) { self.rootView = rootView }
}

@available(*, unavailable, message: "Give the view a WindowGroup: the browser shows it.")
open class NSHostingView<Content: View>: NSView {
    public var rootView: Content
    public init(rootView: Content) {
        self.rootView = rootView
        super.init()
    }
}
