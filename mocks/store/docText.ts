import type { Doc } from './store';

/** A document as it is kept. An id of 64 bits is kept as its text: a number of JavaScript would lose digits of it. */
export const docText = (doc: Doc): string =>
  JSON.stringify(doc, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
