// @ts-check
// This document, and the page that it shows.

/** The attributes of `<html>` that say how the page stands, for style sheets and tests. */
export const { dataset } = document.documentElement;

/** Everything of the page. */
export const main = /** @type {HTMLElement} */ (document.getElementById("martlet"));

/** Where Martlet's addresses lie: …/_martlet/ */
export const basePath = new URL("../", import.meta.url).pathname;

/** A number of this document's own. */
export const documentNumber = Math.floor(Math.random() * 2 ** 52);

/** What the HTML says of the page. */
export const meta = /** @type {HTMLMetaElement} */ (document.querySelector("meta[name=martlet-page]"));

/** The number of the last frame that is part of the HTML. */
export const renderedSequence = Number(meta.dataset.seq);

// A copy of a document, or one out of the browser's cache, has the HTML of an earlier one. If two tabs have one address, that
// may be the HTML of the other tab's page, so a document that comes back trusts its place of the history more.
const [formerPage, formerDocument] = history.state?.martlet ?? [];
const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
const comesBack = navigation?.type === "back_forward";
const page = (comesBack && formerPage) || meta.content;
const ownDocument = documentNumber.toString(36);
history.replaceState({ ...history.state, martlet: [page, ownDocument] }, "");

/** Whether the HTML is another page's: then nothing can be used before everything has come anew. */
export const showsAnotherPage = page !== meta.content;

/** What addresses call this page: its identifier, this document, and the document before at this place of the history. */
export const pageName = [page, ownDocument, ...(page === formerPage ? [formerDocument] : [])].join(".");
