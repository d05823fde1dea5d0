public import MartletUI

// What blurs what is behind it, in UIKit and in AppKit.

@available(*, unavailable, message: "Use background(_:in:) with a material, such as .regularMaterial.")
public final class UIBlurEffect {
    public enum Style {
        case extraLight, light, dark, regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
            systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark,
            systemChromeMaterialDark
    }
    public init(style: Style) {}
}

@available(*, unavailable, message: "Use background(_:in:) with a material, such as .regularMaterial.")
open class UIVisualEffectView: UIView {
    public var effect: UIBlurEffect?
    public var contentView: UIView { UIView() }
    public init(effect: UIBlurEffect?) { super.init() }
}

@available(*, unavailable, message: "There is no AppKit on a server: use HTML(_:) for what views cannot say.")
@dynamicMemberLookup
open class NSView {
    public var frame = CGRect.zero, bounds = CGRect.zero, window: NSWindow?, superview: NSView?
    public var subviews: [NSView] { [] }
    public var isHidden = false, wantsLayer = false, alphaValue: CGFloat = 1
    public init() {}
    public init(frame: CGRect) {}
    public func addSubview(_ view: NSView) {}
    open func layout() {}
    public subscript(dynamicMember name: String) -> _AppleValue {
        get { _AppleValue() }
        set {}
    }
}

@available(*, unavailable, message: "Use background(_:in:) with a material, such as .regularMaterial.")
open class NSVisualEffectView: NSView {
    public enum Material {
        case titlebar, selection, menu, popover, sidebar, headerView, sheet, windowBackground, hudWindow, fullScreenUI,
            toolTip, contentBackground, underWindowBackground, underPageBackground
    }
    public enum BlendingMode { case behindWindow, withinWindow }
    public enum State { case followsWindowActiveState, active, inactive }
    public var material = Material.menu, blendingMode = BlendingMode.behindWindow, isEmphasized = false
    public var state = State.active
}
