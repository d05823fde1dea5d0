// @ts-check
// What the visitor types and where the caret stands, which patches leave alone.

/**
 * @typedef {HTMLInputElement} Field a field or another element that the visitor changes
 * @typedef {object} QueuedEvent an event on its way to the server
 * @property {Element & { martlet?: number }} element
 * @property {number} [target] the number of the element when it happened
 * @property {string} type
 * @property {unknown} value
 * @property {boolean} [isComposing] an input method has not finished
 * @property {number} [post] the post that took it along
 */

/**
 * The fields that the visitor has changed, each with the event that tells the server, empty where nothing listens.
 * @type {WeakMap<Element, Partial<QueuedEvent>>}
 */
export const edits = new WeakMap();

/**
 * The edit because of which a field is the visitor's: until a patch knows of it; where nothing listens, while focused.
 * @param {Element | null} field
 * @param {number} [known] the last post that the patch knows of
 */
export function visitorsEdit(field, known) {
  const edit = field && edits.get(field);
  if (!edit) return;
  const isKnown = Number(edit.post) <= Number(known); // neither if one is missing
  if (edit.type ? !isKnown || edit.isComposing : field === document.activeElement) return edit;
}

/**
 * The ends of the selection in a field that has the focus.
 * @param {Element} element
 * @returns {[number | null, number | null] | undefined}
 */
export function caretIn(element) {
  const { selectionStart, selectionEnd } = /** @type {Field} */ (element);
  return element === document.activeElement ? [selectionStart, selectionEnd] : undefined;
}

/**
 * Puts the selection back where `caretIn` found it.
 * @param {Element} element
 * @param {[number | null, number | null] | undefined} caret
 */
export function setCaret(element, caret) {
  // Of a field without a caret (a checkbox, a number) the ends are null; of an element that is no field undefined.
  if (caret?.[0] != null) /** @type {Field} */ (element).setSelectionRange(...caret);
}
