import { leadsToEntry } from '@/access/internal';

/** A scheme, or what a browser might take for one. */
const SCHEME = /^[^/?#]*:/;
/** Control and invisible characters, blanks and backslashes: how schemes and hosts are hidden. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

/**
 * An address that may become a link: http(s) without a user name, or a path of this site. `undefined` for anything else
 * (script and data addresses, other hosts by `//`, hidden characters, the pages that sign people in): then show it as
 * text.
 *
 * @example safeUrl('/files/a.pdf') // '/files/a.pdf'; safeUrl('javascript:alert(1)') is undefined
 * @public
 */
export function safeUrl(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const address = text.trim();
  if (address === '' || HIDDEN.test(address) || address.startsWith('//') || leadsToEntry(address)) return undefined;
  if (!SCHEME.test(address)) return address;
  if (!/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) return undefined;
  const { username, password } = new URL(address);
  return username || password ? undefined : address;
}
