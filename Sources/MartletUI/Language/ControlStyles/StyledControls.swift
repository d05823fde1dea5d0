/// A kind of control for which programs can define styles.
public protocol _StyledControl {
    static var _key: _OwnStyleKey { get }
}

/// The place of a kind of control's style in the environment.
public struct _OwnStyleKey {
    let styles: PlanContext
    let path: WritableKeyPath<EnvironmentValues, OwnStyle?>
}

/// A style that the program defines, in the environment of the views that it applies to.
struct OwnStyle {
    let style: Any
}

/// A built-in style, which is a class of the elements.
public protocol _SystemStyle {
    static var _className: String { get }
}

/// A built-in style of toggles.
protocol SystemToggleStyle: _SystemStyle {
    /// Whether assistive technologies announce a switch, and not a checkbox.
    static var isSwitch: Bool { get }
}

/// A built-in style with rules that only the pages have that use it.
protocol RuledStyle: _SystemStyle {
    static var rules: StyleClass { get }
}

public enum _ButtonControl: _StyledControl {
    public static var _key: _OwnStyleKey { _OwnStyleKey(styles: .buttonsAndLabels, path: \.ownButtonStyle) }
}

public enum _LabelControl: _StyledControl {
    public static var _key: _OwnStyleKey { _OwnStyleKey(styles: .buttonsAndLabels, path: \.ownLabelStyle) }
}

public enum _ToggleControl: _StyledControl {
    public static var _key: _OwnStyleKey { _OwnStyleKey(styles: .toggles, path: \.ownToggleStyle) }
}

public enum _ProgressControl: _StyledControl {
    public static var _key: _OwnStyleKey { _OwnStyleKey(styles: .containers, path: \.ownProgressViewStyle) }
}

public enum _PickerControl: _StyledControl {
    public static var _key: _OwnStyleKey { _OwnStyleKey(styles: .pickers, path: \.ownPickerStyle) }
}

public enum _FormControl: _StyledControl {
    public static var _key: _OwnStyleKey { _OwnStyleKey(styles: .containers, path: \.ownFormStyle) }
}

public enum _LabeledContentControl: _StyledControl {
    public static var _key: _OwnStyleKey { _OwnStyleKey(styles: .containers, path: \.ownLabeledContentStyle) }
}

public enum _TextFieldControl: _StyledControl {
    public static var _key: _OwnStyleKey { _OwnStyleKey(styles: .containers, path: \.ownTextFieldStyle) }
}

extension EnvironmentValues {
    private struct StyleOf<Control>: EnvironmentKey {
        static var defaultValue: OwnStyle? { nil }
    }

    var ownButtonStyle: OwnStyle? {
        get { self[StyleOf<_ButtonControl>.self] }
        set { self[StyleOf<_ButtonControl>.self] = newValue }
    }

    var ownLabelStyle: OwnStyle? {
        get { self[StyleOf<_LabelControl>.self] }
        set { self[StyleOf<_LabelControl>.self] = newValue }
    }

    var ownToggleStyle: OwnStyle? {
        get { self[StyleOf<_ToggleControl>.self] }
        set { self[StyleOf<_ToggleControl>.self] = newValue }
    }

    var ownProgressViewStyle: OwnStyle? {
        get { self[StyleOf<_ProgressControl>.self] }
        set { self[StyleOf<_ProgressControl>.self] = newValue }
    }

    var ownPickerStyle: OwnStyle? {
        get { self[StyleOf<_PickerControl>.self] }
        set { self[StyleOf<_PickerControl>.self] = newValue }
    }

    var ownFormStyle: OwnStyle? {
        get { self[StyleOf<_FormControl>.self] }
        set { self[StyleOf<_FormControl>.self] = newValue }
    }

    var ownLabeledContentStyle: OwnStyle? {
        get { self[StyleOf<_LabeledContentControl>.self] }
        set { self[StyleOf<_LabeledContentControl>.self] = newValue }
    }

    var ownTextFieldStyle: OwnStyle? {
        get { self[StyleOf<_TextFieldControl>.self] }
        set { self[StyleOf<_TextFieldControl>.self] = newValue }
    }
}
