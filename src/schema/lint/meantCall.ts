import { nearest } from './nearest';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const like = (word: string): string | undefined => METHODS.find((one) => nearest(word, [one]).startsWith('Did'));

/**
 * What was probably meant by a text that is no method and path: `post edit` and `PSOT edit` are POST and `edit`,
 * `POSTedit`, too. `page` has no method. The path is as it was written, without blanks at its ends.
 */
export function meantCall(text: string): { readonly method: string | undefined; readonly path: string } {
  const [, word = '', rest = ''] = /^\s*([A-Za-z]*)[\s:]*(.*?)\s*$/.exec(text) ?? [];
  const upper = word.toUpperCase();
  const method = METHODS.includes(upper) || rest !== '' ? like(upper) : undefined;
  if (method !== undefined) return { method, path: rest };
  const glued = METHODS.find((one) => upper.startsWith(one));
  return glued === undefined
    ? { method: undefined, path: text.trim() }
    : { method: glued, path: `${word.slice(glued.length)}${rest}` };
}
