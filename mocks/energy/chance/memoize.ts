/**
 * A function whose answers are kept: the last so many that were asked for, and some before them. Two maps take turns,
 * as a map forgets its oldest entries only slowly.
 */
export function memoize<Args extends readonly unknown[], Value>(
  most: number,
  keyOf: (...args: Args) => string,
  make: (...args: Args) => Value,
): (...args: Args) => Value {
  let [kept, before] = [new Map<string, Value>(), new Map<string, Value>()];
  return (...args) => {
    const key = keyOf(...args);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = before.get(key) ?? make(...args);
    if (kept.size >= most) [kept, before] = [new Map<string, Value>(), kept];
    kept.set(key, value);
    return value;
  };
}
