public import MartletUI

/// What a program would compute colors with, which a browser cannot: a view with a shader is drawn without it.
public struct Shader: Equatable, Sendable {
    /// A value for a shader.
    public struct Argument: Equatable, Sendable {
        /// A number or several.
        public static func float<Number: BinaryFloatingPoint>(_ value: Number) -> Self { Self() }
        /// A number or several.
        public static func float2<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number) -> Self { Self() }
        /// A number or several.
        public static func float2(_ size: CGSize) -> Self { Self() }
        /// A number or several.
        public static func float2(_ point: CGPoint) -> Self { Self() }
        /// A number or several.
        public static func float3<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number, _ z: Number) -> Self { Self() }
        /// A number or several.
        public static func float4<Number: BinaryFloatingPoint>(
            _ x: Number, _ y: Number, _ z: Number, _ w: Number
        ) -> Self { Self() }
        /// Numbers.
        public static func floatArray(_ values: [Float]) -> Self { Self() }
        /// The frame of the view.
        public static let boundingRect = Self()
        /// A color.
        public static func color(_ color: Color) -> Self { Self() }
        /// Colors.
        public static func colorArray(_ colors: [Color]) -> Self { Self() }
        /// A picture.
        public static func image(_ image: Image) -> Self { Self() }
    }

    /// Creates a shader.
    ///
    /// - Parameters:
    ///   - function: The function.
    ///   - arguments: Its values.
    public init(function: ShaderFunction, arguments: [Argument]) {}
}

/// A function of a shader.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
    /// Creates a function.
    ///
    /// - Parameters:
    ///   - library: Where the function is.
    ///   - name: Its name.
    public init(library: ShaderLibrary, name: String) {}

    /// Returns a shader.
    ///
    /// - Parameter arguments: The values for the function.
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}

/// Functions of shaders.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
    /// The functions of the program.
    public static let `default` = Self()

    /// Returns a function of the program by its name.
    public static subscript(dynamicMember name: String) -> ShaderFunction { `default`[dynamicMember: name] }

    /// Returns a function by its name.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

extension View {
    /// Has no effect: CSS has no shaders. Color effects, `blur(radius:)` and `blendMode(_:)` often do.
    ///
    /// - Parameters:
    ///   - shader: Would compute the colors.
    ///   - isEnabled: Whether it would.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        IgnoredHint.colorEffect.passing(self)
    }

    /// Has no effect: CSS has no shaders. `rotation3DEffect`, `scaleEffect` and `offset` often do.
    ///
    /// - Parameters:
    ///   - shader: Would compute where pixels are.
    ///   - maxSampleOffset: How far they would be away.
    ///   - isEnabled: Whether it would.
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        IgnoredHint.distortionEffect.passing(self)
    }

    /// Has no effect: CSS has no shaders. Color effects, `blur(radius:)` and `blendMode(_:)` often do.
    ///
    /// - Parameters:
    ///   - shader: Would compute the pixels.
    ///   - maxSampleOffset: How far the pixels would be away of which it does.
    ///   - isEnabled: Whether it would.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        IgnoredHint.layerEffect.passing(self)
    }
}
