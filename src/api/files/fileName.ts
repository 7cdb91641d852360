import { withoutDirections } from '@/schema/internal';
import { cleanText } from '@/schema';

const LONGEST = 200;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Latin-1 text of a header that is really UTF-8. */
function asUtf8(text: string): string {
  if (!/[\x80-\xff]/.test(text) || /[\u0100-\uffff]/.test(text)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
  } catch {
    return text;
  }
}

/** Without dots at both ends. A loop: an expression would take the square of the dots within. */
function withoutDots(name: string): string {
  let [from, to] = [0, name.length];
  while (from < to && name[from] === '.') from += 1;
  while (to > from && name[to - 1] === '.') to -= 1;
  return name.slice(from, to);
}

/**
 * A name that is safe to save: no path, no control characters, no direction tricks. Empty when nothing is left.
 *
 * @example cleanFileName('a\u0000b.txt') // 'ab.txt'
 * @public
 */
export function cleanFileName(name: string): string {
  const own =
    cleanText(withoutDirections(name))
      .replace(/\p{Cc}/gu, '')
      .split(/[\\/]/)
      .pop() ?? '';
  const safe = withoutDots(own.replace(/[<>:"|?*]/g, '_').trim());
  const ending = /\.[^.]{1,10}$/.exec(safe)?.[0] ?? '';
  return safe.length > LONGEST ? safe.slice(0, LONGEST - ending.length) + ending : safe;
}

/** The file name of a content-disposition header: `filename*` before `filename`, decoded and cleaned. */
export function dispositionName(header: string | null, fallback: string): string {
  const extended = /filename\*\s*=\s*([\w-]*)'[^']*'([^;]+)/i.exec(header ?? '');
  const utf8 =
    extended && /^utf-?8$/i.test(extended[1] ?? '') ? decoded((extended[2] ?? '').trim().replace(/^"|"$/g, '')) : '';
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/i.exec(header ?? '');
  const given = (plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? '').trim();
  return cleanFileName(utf8) || cleanFileName(asUtf8(decoded(given))) || fallback;
}
