/*
 * Names with letters of one alphabet that pass for letters of another.
 */

/** Letters that look like Latin ones. */
const CYRILLIC = String.raw`\u0405\u0406\u0408\u0410\u0412\u0415\u041a\u041c-\u041e\u0420-\u0423\u0425\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0455\u0456\u0458\u04bb\u04cf\u0501\u051b\u051d`;
const GREEK = String.raw`\u0391\u0392\u0395-\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7\u03b9\u03ba\u03bd\u03bf\u03c1\u03c5`;
/** The alphabets that have such letters. Of the Greek one only those: ΔT, cosφ and kΩ pass for nothing else. */
const ALPHABETS = [
  /[A-Za-z\u00aa-\u024f\u1e00-\u1eff]/,
  /\p{Script=Cyrillic}/u,
  new RegExp(String.raw`[${GREEK}\u03ac\u03af\u03b1\u03c7\u03cc\u03cd\u03f2\u03f3]`),
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /[\uff21-\uff3a\uff41-\uff5a]/,
];
/** A single Greek letter is a quantity; letters of formulas (U+1D400) are always dressed up. */
const PASSING = new RegExp(String.raw`[${CYRILLIC}]|[${GREEK}]{2}|\ud835`);
/** A letter by which a name is seen to be in its own alphabet. */
const OWN = new RegExp(String.raw`[^${CYRILLIC}\P{Script=Cyrillic}]|[^${GREEK}\P{Script=Greek}]`, 'u');

/**
 * Whether a name has letters that pass for others: two alphabets within a word, or a foreign one whose letters all look
 * like Latin ones. A word of each script, digits, and Chinese or Japanese beside Latin letters are as usual.
 *
 * @example mixesAlphabets('\u0430dmin') // true: a Cyrillic letter before Latin ones
 */
export function mixesAlphabets(name: string): boolean {
  const words = name.match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [];
  return (
    words.some((word) => ALPHABETS.filter((one) => one.test(word)).length > 1) ||
    (PASSING.test(name) && !OWN.test(name))
  );
}
