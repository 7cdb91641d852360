/** A function whose answers are kept, the last so many that were asked for. */
export function memoize<Args extends readonly unknown[], Value>(
  most: number,
  keyOf: (...args: Args) => string,
  make: (...args: Args) => Value,
): (...args: Args) => Value {
  const kept = new Map<string, Value>();
  return (...args) => {
    const key = keyOf(...args);
    let value = kept.get(key);
    if (value === undefined) value = make(...args);
    else kept.delete(key);
    kept.set(key, value);
    if (kept.size > most) for (const oldest of kept.keys()) return (kept.delete(oldest), value);
    return value;
  };
}
