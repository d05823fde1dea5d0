import FoundationEssentials
import Martlet

/// The views that a ``LayoutNode`` describes.
///
/// Their types are as in a program, and erased only where a view is put into a container, so that their elements are
/// the same too. Each view, and each modifier around it, has a class that identifies it: `tree-node-level`, where the
/// view itself has level 0. If one element has several of these classes, the highest level counts.
struct LayoutViews {
    let tree: Int
    private var count = 0

    init(tree: Int) { self.tree = tree }

    mutating func view(_ node: LayoutNode) -> AnyView {
        let name = "\(tree)-\(count)"
        count += 1
        let children = (node.children ?? []).map { view($0) }
        let content = ForEach(children.indices, id: \.self) { children[$0] }
        switch node.view {
        case "Text": return modified(Text(verbatim: node.text ?? ""), node, name)
        case "Color": return modified(Color.mint, node, name)
        case "Rectangle": return modified(Rectangle().fill(.orange), node, name)
        case "Circle": return modified(Circle().fill(.green), node, name)
        case "Spacer": return modified(Spacer(minLength: node.length), node, name)
        case "Divider": return modified(Divider(), node, name)
        case "Image": return modified(Image(systemName: "star"), node, name)
        case "ResizableImage": return modified(Image(systemName: "star.fill").resizable(), node, name)
        case "Button": return modified(Button(node.text ?? "") {}, node, name)
        case "ButtonOf": return modified(Button(action: {}, label: { content }), node, name)
        case "Link":
            guard let address = URL(string: "https://www.swift.org") else { return AnyView(EmptyView()) }
            return modified(Link(node.text ?? "", destination: address), node, name)
        case "Label": return modified(Label(node.text ?? "", systemImage: "star"), node, name)
        case "TextField": return modified(TextField(node.text ?? "", text: .constant("")), node, name)
        case "Toggle": return modified(Toggle(node.text ?? "", isOn: .constant(true)), node, name)
        case "HStack":
            return modified(
                HStack(alignment: VerticalAlignment(node.alignment), spacing: node.spacing) { content }, node, name)
        case "VStack":
            return modified(
                VStack(alignment: HorizontalAlignment(node.alignment), spacing: node.spacing) { content }, node, name)
        case "ZStack": return modified(ZStack(alignment: Alignment(node.alignment)) { content }, node, name)
        case "Grid":
            return modified(
                Grid(
                    alignment: Alignment(node.alignment), horizontalSpacing: node.spacing, verticalSpacing: node.length
                ) { content }, node, name)
        case "GridRow":
            return modified(GridRow(alignment: node.alignment.map { VerticalAlignment($0) }) { content }, node, name)
        case "ViewThatFits": return modified(ViewThatFits(in: Axis.Set(node.axes)) { content }, node, name)
        case "LazyVGrid":
            return modified(
                LazyVGrid(
                    columns: (node.tracks ?? []).map(\.item), alignment: HorizontalAlignment(node.alignment),
                    spacing: node.spacing
                ) { content }, node, name)
        case "LazyHGrid":
            return modified(
                LazyHGrid(
                    rows: (node.tracks ?? []).map(\.item), alignment: VerticalAlignment(node.alignment),
                    spacing: node.spacing
                ) { content }, node, name)
        case "ScrollView": return modified(ScrollView(showsIndicators: false) { content }, node, name)
        case "HorizontalScrollView":
            // Scroll bars that take space would reduce the proposal for a view; SwiftUI's take none.
            return modified(ScrollView(.horizontal, showsIndicators: false) { content }, node, name)
        case "List": return modified(List { content }, node, name)
        case "Form": return modified(Form { content }, node, name)
        case "Section": return modified(Section { content }, node, name)
        default: return AnyView(Text(verbatim: "no view is called \(node.view)"))
        }
    }

    private mutating func modified<Content: View>(_ content: Content, _ node: LayoutNode, _ name: String) -> AnyView {
        modified(content, node.modifiers ?? [], 0, name)
    }

    private mutating func modified<Content: View>(
        _ content: Content, _ modifiers: [LayoutModifier], _ level: Int, _ name: String
    ) -> AnyView {
        let named = content.class("n\(name)-\(level)")
        guard level < modifiers.count else { return AnyView(named) }
        let modifier = modifiers[level]
        func next<Modified: View>(_ modified: Modified, _ views: inout LayoutViews) -> AnyView {
            views.modified(modified, modifiers, level + 1, name)
        }
        switch modifier.name {
        case "padding":
            return next(named.padding(modifier.edgeSet, modifier.length), &self)
        case "frame":
            return next(
                named.frame(
                    width: modifier.length(\.size, 0), height: modifier.length(\.size, 1),
                    alignment: Alignment(modifier.alignment)), &self)
        case "flexibleFrame":
            return next(
                named.frame(
                    minWidth: modifier.length(\.least, 0), idealWidth: modifier.length(\.ideal, 0),
                    maxWidth: modifier.length(\.greatest, 0), minHeight: modifier.length(\.least, 1),
                    idealHeight: modifier.length(\.ideal, 1), maxHeight: modifier.length(\.greatest, 1),
                    alignment: Alignment(modifier.alignment)), &self)
        case "fixedSize":
            let axes = modifier.axes ?? ["horizontal", "vertical"]
            return next(
                named.fixedSize(horizontal: axes.contains("horizontal"), vertical: axes.contains("vertical")), &self)
        case "layoutPriority": return next(named.layoutPriority(modifier.length ?? 0), &self)
        case "aspectRatio":
            return next(named.aspectRatio(modifier.ratio, contentMode: modifier.mode == "fill" ? .fill : .fit), &self)
        case "offset": return next(named.offset(x: point(modifier).x, y: point(modifier).y), &self)
        case "position": return next(named.position(x: point(modifier).x, y: point(modifier).y), &self)
        case "background":
            let layer = layer(modifier)
            return next(named.background(alignment: Alignment(modifier.alignment)) { layer }, &self)
        case "overlay":
            let layer = layer(modifier)
            return next(named.overlay(alignment: Alignment(modifier.alignment)) { layer }, &self)
        case "backgroundColor": return next(named.background(Color.yellow), &self)
        case "lineLimit": return next(named.lineLimit(modifier.number), &self)
        case "gridCellColumns": return next(named.gridCellColumns(modifier.number ?? 1), &self)
        case "gridCellAnchor":
            return next(named.gridCellAnchor(UnitPoint(x: point(modifier).x, y: point(modifier).y)), &self)
        case "gridColumnAlignment":
            return next(named.gridColumnAlignment(HorizontalAlignment(modifier.alignment)), &self)
        case "gridCellUnsizedAxes": return next(named.gridCellUnsizedAxes(Axis.Set(modifier.axes)), &self)
        case "containerRelativeFrame":
            guard let count = modifier.number else {
                return next(
                    named.containerRelativeFrame(Axis.Set(modifier.axes), alignment: Alignment(modifier.alignment)),
                    &self)
            }
            return next(
                named.containerRelativeFrame(
                    Axis.Set(modifier.axes), count: count, span: modifier.span ?? 1, spacing: modifier.spacing ?? 0,
                    alignment: Alignment(modifier.alignment)), &self)
        case "safeAreaInset": return inset(named, modifier, modifiers, level, name)
        case "multilineTextAlignment": return next(named.multilineTextAlignment(.center), &self)
        default: return AnyView(Text(verbatim: "no modifier is called \(modifier.name)"))
        }
    }

    private mutating func inset<Content: View>(
        _ content: Content, _ modifier: LayoutModifier, _ modifiers: [LayoutModifier], _ level: Int, _ name: String
    ) -> AnyView {
        let layer = layer(modifier)
        switch modifier.edge {
        case "top", "bottom":
            let inset = content.safeAreaInset(
                edge: modifier.edge == "top" ? VerticalEdge.top : .bottom,
                alignment: HorizontalAlignment(modifier.alignment), spacing: modifier.spacing
            ) { layer }
            return modified(inset, modifiers, level + 1, name)
        default:
            let inset = content.safeAreaInset(
                edge: modifier.edge == "leading" ? HorizontalEdge.leading : .trailing,
                alignment: VerticalAlignment(modifier.alignment), spacing: modifier.spacing
            ) { layer }
            return modified(inset, modifiers, level + 1, name)
        }
    }

    private func point(_ modifier: LayoutModifier) -> CGPoint {
        CGPoint(x: modifier.length(\.size, 0) ?? 0, y: modifier.length(\.size, 1) ?? 0)
    }

    private mutating func layer(_ modifier: LayoutModifier) -> AnyView {
        modifier.content.map { view($0) } ?? AnyView(EmptyView())
    }
}
