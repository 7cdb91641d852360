import type { Found } from './findText';
import { readingsOf } from './readingsOf';

/** Where the letters end that read the rest of a part, from this character on; undefined where they do not. */
function readFrom(text: readonly string[], at: number, part: string): number | undefined {
  if (part === '') return at;
  const letter = text[at];
  if (letter === undefined) return undefined;
  const ways = readingsOf(letter);
  if (ways.length === 0) return letter === part[0] ? readFrom(text, at + 1, part.slice(1)) : undefined;
  for (const way of ways) {
    if (way.startsWith(part)) return at + 1; // the last one may be half typed
    const whole = part.startsWith(way) ? readFrom(text, at + 1, part.slice(way.length)) : undefined;
    const end = whole ?? (part.startsWith(way.charAt(0)) ? readFrom(text, at + 1, part.slice(1)) : undefined);
    if (end !== undefined) return end;
  }
  return undefined;
}

/**
 * Looks for a part of a Chinese text by how it is read, whole or by the first letter of each character: `yonghu`, `yh`
 * and `yhu` find `用户`.
 *
 * @param text of `folded`
 * @param part of `folded`
 */
export function findReading(text: readonly string[], part: readonly string[]): Found | undefined {
  const read = part.join('');
  if (!/^[a-z]+$/.test(read)) return undefined;
  for (let at = 0; at < text.length; at += 1) {
    if (readingsOf(text[at] ?? '').length === 0) continue;
    const end = readFrom(text, at, read);
    if (end === undefined) continue;
    const score = at > 0 ? 45 : end === text.length ? 80 : 65;
    return { score, at: Array.from({ length: end - at }, (_, index) => at + index) };
  }
  return undefined;
}
