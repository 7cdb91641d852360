type Say = (key: string) => string;
type Made = (key: string, say: Say) => string | undefined;

let made: Made = () => undefined;

/** Says how texts are made that no file has: those of fields that were added to a schema. */
export function makeTexts(way: Made): void {
  const before = made;
  made = (key, say) => before(key, say) ?? way(key, say);
}

/** A text that is made of others; undefined for every other key. */
export const madeText: Made = (key, say) => made(key, say);
