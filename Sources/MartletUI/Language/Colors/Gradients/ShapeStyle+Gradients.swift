// The short names of the gradients, as in `.fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))`.

extension ShapeStyle where Self == LinearGradient {
    /// Returns a gradient along a line.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - startPoint: Where the line starts.
    ///   - endPoint: Where the line ends.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns a gradient along a line.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - startPoint: Where the line starts.
    ///   - endPoint: Where the line ends.
    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient, startPoint, endPoint)
    }

    /// Returns a gradient along a line.
    ///
    /// - Parameters:
    ///   - colors: The colors, at equal distances.
    ///   - startPoint: Where the line starts.
    ///   - endPoint: Where the line ends.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns a gradient along a line.
    ///
    /// - Parameters:
    ///   - stops: The colors with their places.
    ///   - startPoint: Where the line starts.
    ///   - endPoint: Where the line ends.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// Returns a gradient of circles around a point.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The point around which the circles lie.
    ///   - startRadius: The radius of the first color's circle, in CSS pixels.
    ///   - endRadius: The radius of the last color's circle, in CSS pixels.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Returns a gradient of circles around a point.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The point around which the circles lie.
    ///   - startRadius: The radius of the first color's circle, in CSS pixels.
    ///   - endRadius: The radius of the last color's circle, in CSS pixels.
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient, center, startRadius, endRadius)
    }

    /// Returns a gradient of circles around a point.
    ///
    /// - Parameters:
    ///   - colors: The colors, at equal distances.
    ///   - center: The point around which the circles lie.
    ///   - startRadius: The radius of the first color's circle, in CSS pixels.
    ///   - endRadius: The radius of the last color's circle, in CSS pixels.
    public static func radialGradient(
        colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Returns a gradient of circles around a point.
    ///
    /// - Parameters:
    ///   - stops: The colors with their places.
    ///   - center: The point around which the circles lie.
    ///   - startRadius: The radius of the first color's circle, in CSS pixels.
    ///   - endRadius: The radius of the last color's circle, in CSS pixels.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// Returns a gradient of ellipses in the proportions of the space.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The point around which the ellipses lie.
    ///   - startRadiusFraction: The radius of the first color's ellipse, as a share of the space.
    ///   - endRadiusFraction: The radius of the last color's ellipse, as a share of the space.
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Returns a gradient of ellipses in the proportions of the space.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The point around which the ellipses lie.
    ///   - startRadiusFraction: The radius of the first color's ellipse, as a share of the space.
    ///   - endRadiusFraction: The radius of the last color's ellipse, as a share of the space.
    public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(gradient, center, startRadiusFraction, endRadiusFraction)
    }

    /// Returns a gradient of ellipses in the proportions of the space.
    ///
    /// - Parameters:
    ///   - colors: The colors, at equal distances.
    ///   - center: The point around which the ellipses lie.
    ///   - startRadiusFraction: The radius of the first color's ellipse, as a share of the space.
    ///   - endRadiusFraction: The radius of the last color's ellipse, as a share of the space.
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Returns a gradient of ellipses in the proportions of the space.
    ///
    /// - Parameters:
    ///   - stops: The colors with their places.
    ///   - center: The point around which the ellipses lie.
    ///   - startRadiusFraction: The radius of the first color's ellipse, as a share of the space.
    ///   - endRadiusFraction: The radius of the last color's ellipse, as a share of the space.
    public static func ellipticalGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction
        )
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// Returns a gradient between two angles around a point.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The point around which the colors lie.
    ///   - startAngle: Where the first color lies.
    ///   - endAngle: Where the last color lies.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Returns a gradient between two angles around a point.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The point around which the colors lie.
    ///   - startAngle: Where the first color lies.
    ///   - endAngle: Where the last color lies.
    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient, center, startAngle, endAngle)
    }

    /// Returns a gradient between two angles around a point.
    ///
    /// - Parameters:
    ///   - colors: The colors, at equal distances.
    ///   - center: The point around which the colors lie.
    ///   - startAngle: Where the first color lies.
    ///   - endAngle: Where the last color lies.
    public static func angularGradient(
        colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Returns a gradient between two angles around a point.
    ///
    /// - Parameters:
    ///   - stops: The colors with their places.
    ///   - center: The point around which the colors lie.
    ///   - startAngle: Where the first color lies.
    ///   - endAngle: Where the last color lies.
    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// Returns a gradient of a whole turn around a point.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The point around which the colors lie.
    ///   - angle: Where the first color lies.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    /// Returns a gradient of a whole turn around a point.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The point around which the colors lie.
    ///   - angle: Where the first color lies.
    public static func conicGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient, center, angle, angle + .degrees(360))
    }

    /// Returns a gradient of a whole turn around a point.
    ///
    /// - Parameters:
    ///   - colors: The colors, at equal distances.
    ///   - center: The point around which the colors lie.
    ///   - angle: Where the first color lies.
    public static func conicGradient(
        colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }

    /// Returns a gradient of a whole turn around a point.
    ///
    /// - Parameters:
    ///   - stops: The colors with their places.
    ///   - center: The point around which the colors lie.
    ///   - angle: Where the first color lies.
    public static func conicGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
    }
}
