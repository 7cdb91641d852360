/** So few digits are a number of something: 'Room 12'. */
const LEAST_DIGITS = 4;
/** Letters alone, longer than these, are a word. */
const MOST_LETTERS = 4;

const PART = new RegExp(`^(?=.*\\d)[\\da-z]+$|^[a-z]{1,${MOST_LETTERS}}$`, 'i');

/**
 * A serial number as labels and letters print it, in groups, without its spaces: `IN28 6855 4607` is `IN2868554607`.
 * Undefined where a text is not written so.
 */
export function joinedCode(text: string): string | undefined {
  const parts = text.trim().split(/\s+/u);
  if (parts.length < 2 || !parts.every((part) => PART.test(part))) return undefined;
  const joined = parts.join('');
  return joined.replace(/\D/gu, '').length < LEAST_DIGITS ? undefined : joined;
}
