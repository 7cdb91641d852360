/**
 * 32 hex digits that nobody has had before, as of W3C trace contexts. `crypto.randomUUID` is there on secure origins
 * alone; a console may be served within a plain network.
 *
 * @example randomId() // 32 hex digits
 * @public
 */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
