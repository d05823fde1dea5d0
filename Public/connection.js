// @ts-check
// The request that frames arrive on, now.

/** What is known of the request; stream.js opens it. */
export const connection = {
  /** @type {AbortController | undefined} */
  controller: undefined,
  /** It is opened again at once, not after a pause. */
  isUrgent: false,
  /** Nothing at all has come of it. */
  isSilent: false,
  /** When something came last. */
  lastByte: 0,
};

/** Something has come. */
export function recordByte() {
  connection.lastByte = Date.now();
  connection.isSilent = false;
}
