import Martlet

extension Brand {
    /// The gallery's brand. With `GALLERY_BRAND=orchard` in the environment, every page uses another theme.
    static var gallery: Brand {
        let brand = Brand(files: [
            "brand.css": PackageResources.brand_css, "shell.css": PackageResources.shell_css,
            "icon.svg": PackageResources.icon_svg, "bird.svg": PackageResources.bird_svg,
            "gallery.webmanifest": PackageResources.gallery_webmanifest,
        ])
        .description("What Martlet shows: SwiftUI programs on a server, live in any browser.")
        .styleSheet("shell.css").styleSheet("brand.css").icon("icon.svg").manifest("gallery.webmanifest")
        guard ProcessInfo.processInfo.environment["GALLERY_BRAND"] == "orchard" else { return brand }
        return brand.tint(
            light: Color(red: 0.55, green: 0.27, blue: 0.07), dark: Color(red: 0.95, green: 0.79, blue: 0.3)
        )
        .font("Georgia").cornerRadius(2).density(.compact)
    }
}
