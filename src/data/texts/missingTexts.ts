/** Keys that were translated although no locale has them, with their language: for tests, which fail on any. */
export const missingTexts = new Set<string>();

/** Names joined by dots, without white space: what a key looks like, and a sentence does not. */
const KEY = /^[\w$@/-]+(?:\.[\w$@/-]+)+$/;

/** 'resources.account/user.fields.userName' is 'User name' until someone writes it down; plain words are themselves. */
export function readableKey(key: string): string {
  if (!KEY.test(key)) return key;
  const last =
    key
      .slice(key.lastIndexOf('.') + 1)
      .split('/')
      .pop() ?? '';
  const spaced = last.replace(/[_-]+/g, ' ');
  const words = spaced.replace(
    /([a-z\d])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Stands in for a missing text and remembers that it was missing. */
export function standIn(key: string, locale: string): string {
  if (KEY.test(key)) missingTexts.add(`${locale}: ${key}`);
  return readableKey(key);
}
