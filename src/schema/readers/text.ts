/*
 * Texts as people paste them and clouds send them. A leaf, so that every room may import it.
 */

/** What nobody sees at the edge of a text: blanks of every kind, controls, signs of no width, fillers. */
const UNSEEN =
  /[\u034f\s\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/u;
/** Those that may stand inside a text: signs of no width, and controls but tabs and line breaks. */
const SIGN = /[^\P{Cc}\t\n\r]|[\u034f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;
const SIGNS = new RegExp(SIGN, 'gu');
/** What changes the direction of the letters after it, and ends that. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;

/** Letters from right to left. */
export const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/;
/** Scripts whose letters join, and emoji: a joiner after one of them changes what is read. */
const JOINING = /[\u0590-\u1cff\u2190-\u2bff\ua800-\uabff\ud800-\udfff\ufb1d-\ufeef]/;
/** Scripts without blanks between their words. */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;
/** A consonant without its vowel; the joiner after it makes a letter of its own, also at the end of a word. */
const VIRAMA_JOINED = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]\u200d$/;

/** Without what nobody sees at both ends. A loop: an expression would take the square of the blanks within. */
function trimmed(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && UNSEEN.test(text.charAt(from))) from += 1;
  while (to > from && UNSEEN.test(text.charAt(to - 1)) && !VIRAMA_JOINED.test(text.slice(Math.max(0, to - 2), to)))
    to -= 1;
  return text.slice(from, to);
}

/** Whether directions within a text open and close in pairs, and none is an override. */
function isPaired(text: string): boolean {
  let depth = 0;
  for (const sign of text.match(DIRECTION) ?? []) {
    if (sign === '\u202d' || sign === '\u202e') return false;
    depth += sign === '\u202c' || sign === '\u2069' ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/**
 * A text without what a paste brings along unseen: blanks and signs of no width around it, controls, byte order marks
 * and stray signs within. Signs stay where they carry meaning: joiners after letters that join and in emoji, marks of
 * direction among letters from right to left, blanks of no width between words of scripts that write none. Blanks, tabs
 * and line breaks within stay too.
 *
 * @example cleanText('\u202d Acme\u200b ') // 'Acme'
 * @public
 */
export function cleanText(text: string): string {
  const bare = trimmed(text);
  if (!SIGN.test(bare)) return bare;
  const isRightToLeft = RIGHT_TO_LEFT.test(bare);
  const keepsDirections = isRightToLeft && isPaired(bare);
  const kept = (sign: string, at: number): boolean => {
    const before = bare.charAt(at - 1);
    if (/[\u034f\u200c\u200d]/.test(sign)) return JOINING.test(before);
    if (sign === '\u200b') return UNSPACED.test(before) && UNSPACED.test(bare.charAt(at + 1));
    if (/[\u061c\u200e\u200f]/.test(sign)) return isRightToLeft;
    return keepsDirections && sign.search(DIRECTION) === 0;
  };
  return trimmed(bare.replace(SIGNS, (sign: string, at: number) => (kept(sign, at) ? sign : '')));
}

/**
 * A text of the wire, cleaned for people; one whose letters an override turns round keeps all its signs, so that they
 * can be shown (`shownName`).
 */
export function readText(text: string): string {
  const isTurned = text.includes('\u202e') || (text.includes('\u202d') && RIGHT_TO_LEFT.test(text));
  return isTurned ? text.trim() : cleanText(text);
}

/**
 * A code, number or address that a person typed: no unseen sign anywhere, letters, digits and signs of an input
 * method's full width as plain ones.
 *
 * @example cleanCode('１３８\u202c00138000 ') // '13800138000'
 */
export function cleanCode(text: string): string {
  const narrow = text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
  return narrow
    .replace(/\p{Cf}|[^\s\P{Cc}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * A text as searches compare it: without case, width, accents and unseen signs, whatever the language of the browser.
 *
 * @example foldText(' MÜLLER ') // 'muller'
 * @public
 */
export function foldText(text: string): string {
  return cleanText(text.normalize('NFKD').replace(/[\u0300-\u036f\u0640\u064b-\u065f]|\p{Cf}/gu, '')).toLowerCase();
}
