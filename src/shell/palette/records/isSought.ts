/** Fewer letters than that are in nearly every record; of digits alone, one more. */
const LEAST = 2;
const LEAST_DIGITS = 3;

/** Whether a text is long enough to ask for records with it. */
export const isSought = (text: string): boolean =>
  Array.from(text).length >= (/^\d+$/.test(text) ? LEAST_DIGITS : LEAST);
