import { leadsToEntry } from './signIn/entryPath';

/** Looks like an address with a scheme, also with the control characters that browsers skip. */
export function hasScheme(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(text.replace(/[\p{Cc}\p{Z}]/gu, ''));
}

/**
 * The normalised address when it is a complete http(s) one, else undefined. The only door to the outside; it does not
 * lead to the pages of this console that sign people in.
 */
export function webLink(text: string): string | undefined {
  if (!/^\s*https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const plain =
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === '' &&
    !leadsToEntry(url.href);
  return plain ? url.href : undefined;
}
