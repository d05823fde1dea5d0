import Synchronization

/// The styles that an element had when a repeated animation took them elsewhere.
struct RepeatedStyles {
    let classes: String?
    let declarations: String?
    /// The duration, curve, delay and repetitions.
    var timing: String

    /// The most elements of one page whose styles go to and fro from the start.
    static let most = 1_000
}

extension Animation {
    /// Whether the program has made a repeated animation: most make none, and nothing looks for one then.
    static let repetitions = Repetitions()

    final class Repetitions: Sendable {
        private let areMade = Atomic(false)

        func begin() { if !exist { areMade.store(true, ordering: .relaxed) } }
        var exist: Bool { areMade.load(ordering: .relaxed) }
    }
}

extension ViewGraph {
    /// Has the browser repeat the change of an element's styles from `former`, if it has a repeated animation.
    ///
    /// - Parameters:
    ///   - number: The number of the element.
    ///   - node: The instance that the element belongs to.
    ///   - own: The animation inside the instance around the element; `nil` if none is set there.
    ///   - former: The former classes and declarations.
    func repeatChange(
        of number: UInt32, in node: Node, own: Animation??, from former: (classes: String?, declarations: String?)
    ) {
        guard Animation.repetitions.exist else { return }
        let animation: Animation?
        if let set = own ?? node.animationAround() {
            animation = set
        } else {
            animation = scheduler.animated?.animation
        }
        guard let timing = animation?.repeatedCSS else { return }
        guard client.isRendered else {
            // The page's HTML shows the styles after the change; the browser is told later what they were before.
            if page.repeated[number] != nil {
                page.repeated[number]?.timing = timing
            } else if page.repeated.count < RepeatedStyles.most {
                page.repeated[number] = RepeatedStyles(
                    classes: former.classes, declarations: former.declarations, timing: timing)
            }
            return
        }
        patches.repeatStyles(of: number, from: former.classes, former.declarations, timing)
    }

    /// Sends what is repeated since before the first HTML.
    func sendRepeatedStyles() {
        guard !page.repeated.isEmpty else { return }
        for (number, styles) in page.repeated.sorted(by: { $0.key < $1.key }) where instance(with: number) != nil {
            patches.repeatStyles(of: number, from: styles.classes, styles.declarations, styles.timing)
        }
        page.repeated = [:]
    }
}

extension Node {
    /// The animation that is set around this instance; `nil` if none is.
    fileprivate func animationAround() -> Animation?? {
        var node = self
        while let parent = node.parent {
            if let plan = parent.viewType?.plan, plan.animatesChildren,
                let position = parent.children.firstIndex(where: { $0 === node }),
                let element = plan.children[position].element, let offset = plan.elements[element].animation
            {
                var animation: Animation??
                parent.withContent { animation = .some($0[offset]) }
                if let animation { return animation }
            }
            node = parent
        }
        return nil
    }
}
