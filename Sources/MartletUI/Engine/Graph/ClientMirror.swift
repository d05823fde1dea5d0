/// What the page's browser has been sent, as far as later patches depend on it.
///
/// It is one value because it moves as one: into a dehydrated page, which the browser still shows, and out of it.
struct ClientMirror {
    /// Whether the page has been sent at all; before that, nothing needs a patch.
    var isRendered = false
    /// The templates that the browser can instantiate.
    var templates = PageTemplates()
    /// The classes whose rules the browser has.
    var usedStyles = UsedStyles()
    /// The document's title, if a view has given one.
    var title: String?
    /// The color scheme in which the document is shown, if a view prefers one.
    var colorScheme: ColorScheme?
    /// The number of the browser's last performed post of events: patches carry it to show which input of the visitor
    /// they take into account.
    var lastPost: UInt64 = 0
    /// The number of the last frame that was made for the browser.
    var lastFrame: UInt64 = 0
    /// The last frame that the browser had applied at the post that is being performed; `nil` if it does not say so.
    var appliedFrame: UInt64?

    /// The size of the window that shows the page, once the browser has reported it.
    var viewport: CGSize?
    /// Whether the browser has been asked to report the window's size.
    var reportsViewport = false

    /// Forgets templates and posts, because the browser loads the page anew and has neither.
    mutating func forgetDocument() {
        templates = PageTemplates()
        lastPost = 0
    }
}
