"""What programs use of Apple's other frameworks: the compiler says what to write instead, and nothing else."""

from concurrency.compiler import errors_of

# Lines as programs have them, each with a part of the advice.
BARS = "Use toolbarBackground(_:for:), toolbarTitleDisplayMode(_:) or tint(_:)."
TABS = "Use tint(_:) on the TabView, or toolbarBackground(_:for:) with .tabBar."
LISTS = "Use scrollContentBackground(_:) and listRowBackground(_:)."
LINES = {
    "UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.white]": BARS,
    "UINavigationBar.appearance().tintColor = .clear": BARS,
    "UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)": "Use Image with the name",
    "let bar = UINavigationBarAppearance()": BARS,
    "UITabBar.appearance().unselectedItemTintColor = UIColor(Color.gray)": TABS,
    "UITabBar.appearance().isHidden = true": TABS,
    "let tabs = UITabBarAppearance()": TABS,
    "UITableView.appearance().backgroundColor = .clear": LISTS,
    "UITableView.appearance().separatorStyle = .none": LISTS,
    "UITableView.appearance().tableFooterView = UIView()": "There is no UIKit on a server",
    "UITableViewCell.appearance().selectionStyle = .none": LISTS,
    "UICollectionView.appearance().backgroundColor = .clear": LISTS,
    "UISegmentedControl.appearance().selectedSegmentTintColor = UIColor.white": "Use tint(_:) on the Picker.",
    "UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)": "Use tint(_:)",
    "UIPageControl.appearance().currentPageIndicatorTintColor = .black": "Use tabViewStyle(.page(indexDisplayMode:))",
    "UITextView.appearance().backgroundColor = nil": "Use scrollContentBackground(_:) on the TextEditor.",
    "UITextField.appearance().clearButtonMode = .whileEditing": "Use textFieldStyle(_:) or tint(_:).",
    "UIScrollView.appearance().bounces = false": "Use scrollIndicators(_:) or scrollPosition(_:anchor:).",
    "var picture: UIImage?": "Use Image with the name of a picture of the program's, or AsyncImage with an address.",
    "let font = UIFont.systemFont(12)": "Use Font.",
    "let color = NSColor.windowBackgroundColor": "Use Color, which also has UIKit's names: Color(.systemGray6).",
    "var desktop: NSImage?": "Use Image with the name",
    "NSApplication.shared.terminate(nil)": "Use \\.openURL or \\.scenePhase: a server has no NSApplication.",
    "let blur = UIBlurEffect(style: .systemMaterial)": "Use background(_:in:) with a material, such as .regularMaterial.",
    "let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)": "Use EdgeInsets.",
    "var orientation = UIDeviceOrientation.portrait": "Use \\.horizontalSizeClass or a GeometryReader",
    "var side: UIInterfaceOrientation?": "Use \\.horizontalSizeClass or a GeometryReader",
    "var controller: UIViewController?": "There is no UIKit on a server: use HTML(_:) for what views cannot say.",
    "UIApplication.shared.endEditing()": "Use \\.openURL or \\.scenePhase: a server has no UIApplication.",
    "let isPad = UIDevice.current.userInterfaceIdiom == .pad": "Use \\.horizontalSizeClass",
}


def test_what_is_reported_of_each_line_is_advice(tmp_path):
    source = tmp_path / "Program.swift"
    source.write_text("import SwiftUI\nfunc use() {\n" + "\n".join(LINES) + "\n}\n")
    errors = errors_of(source)
    texts = {line: [text for place, _, text in errors if place == line] for line, _, _ in errors}
    misled = {
        line: texts.get(number)
        for number, (line, advice) in enumerate(LINES.items(), start=3)
        if not any(advice in text for text in texts.get(number, [])) or any("is unavailable" not in text for text in texts[number])
    }
    assert misled == {}
