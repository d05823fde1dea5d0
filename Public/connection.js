// @ts-check
// The request that frames arrive on, now.

/** What is known of the request; stream.js opens it. */
export const connection = {
  /** @type {AbortController | undefined} */
  controller: undefined,
  /**
   * Ends the wait for the answer. A document out of WebKit's page cache hears nothing more of a request, not even that it is given up.
   * @type {((answer?: undefined) => void) | undefined}
   */
  giveUp: undefined,
  /** It is opened again at once, not after a pause. */
  isUrgent: false,
  /** Its answer has not begun. */
  isOpening: false,
  /** Nothing at all has come of it. */
  isSilent: false,
  /** When something came last. */
  lastByte: 0,
};

/** When a request was given up whose answer had not begun. */
let abandonedAt = 0;

/** Gives the request up. */
export function abandon() {
  if (connection.isOpening) abandonedAt = Date.now();
  connection.controller?.abort();
  connection.giveUp?.();
}

/**
 * Whether the stream was ended by a request that had been given up, but came to the server after the one that followed it:
 * requests on several connections overtake one another. To be asked once, when a stream has been ended for another.
 */
export function wasOvertaken() {
  const isRecent = Date.now() - abandonedAt < 5000;
  abandonedAt = 0;
  return isRecent;
}

/** Something has come. */
export function recordByte() {
  connection.lastByte = Date.now();
  connection.isSilent = false;
}
