// @ts-check
// Attributes and properties that could run code.

const codeNames = /^on|srcdoc|html$/i;
const addressNames = /(href|src|action|data)$/i;

/**
 * Whether an attribute or property could run code, which is refused with a warning in the console.
 * @param {string} name
 * @param {unknown} value
 */
export function isUnsafe(name, value) {
  // Browsers leave out control characters and spaces in the scheme of an address.
  const isRefused = codeNames.test(name) || (addressNames.test(name) && /^javascript:/i.test(`${value}`.replace(/[\0- ]/g, "")));
  if (isRefused) console.warn("martlet:", name);
  return isRefused;
}
