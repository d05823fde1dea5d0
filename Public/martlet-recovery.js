// What a page needs when something has gone wrong: patches that replace what is there, and the error surface.
import { build, caretOf, create, edits, forget, main, nodes, range, setCaret, theirEdit } from "./martlet.js";

// Where a node stands: the nearest identifier above, or `root`, and positions from there.
const pathOf = (node, root) =>
  node.id || node === root
    ? [node.id]
    : [...pathOf(node.parentNode, root), [...node.parentNode.children].indexOf(node)];
const follow = ([id, ...path], root) =>
  path.reduce((node, index) => node?.children[index], document.getElementById(id) ?? root);

// Runs `change`, which puts others in the place of elements, and gives those what was the visitor's: focus, caret, scroll
// positions, open dialogs and what was typed.
function keeping(elements, root, known, change) {
  const kept = [];
  for (const old of elements) {
    const { scrollLeft, scrollTop, open } = old;
    const caret = caretOf(old);
    const edit = theirEdit(old, known);
    if (caret || edit || scrollLeft || scrollTop || open)
      kept.push({ old, path: pathOf(old, root), caret, edit, scrollLeft, scrollTop, isModal: old.matches(":modal") });
  }
  change();
  for (const { old, path, caret, edit, scrollLeft, scrollTop, isModal } of kept) {
    const node = follow(path, root);
    if (node?.tagName !== old.tagName) continue;
    if (edit) {
      if (edit.element === old) edit.element = node;
      edits.set(node, edit);
      node.value = old.value;
      node.checked = old.checked;
    }
    if (old.open) node.open = !isModal;
    if (isModal) node.showModal();
    node.scrollTo(scrollLeft, scrollTop);
    if (caret) node.focus({ preventScroll: true });
    setCaret(node, caret);
  }
}

export function z(first, groups, known) {
  keeping(main.querySelectorAll("*"), main, known, () => {
    nodes.clear();
    main.replaceChildren(build(first, groups, main));
  });
}

export function x(first, last, number, groups, known) {
  const gone = range(first, last);
  const root = gone[0].parentNode;
  const elements = gone.flatMap((node) => (node.tagName ? [node, ...node.querySelectorAll("*")] : []));
  keeping(elements, root, known, () => {
    gone[0].before(build(number, groups, root));
    for (const node of gone) node.remove();
  });
  gone.forEach(forget);
}

function showError(textContent) {
  const toast = create("div", { className: "m-error", role: "alert", textContent });
  toast.append(create("button", { textContent: "×", ariaLabel: "Dismiss", onclick: () => toast.remove() }));
  document.body.append(toast);
}

export { showError as "!" };
