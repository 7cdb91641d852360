/**
 * The last part of an address, which a record is known by there; undefined where it has none.
 *
 * @example lastPart('https://shop.example/orders/7?view=all') // '7'
 */
export function lastPart(address: string): string | undefined {
  const last = /([^/?#{]+)\/?(?:[?#{].*)?$/.exec(address)?.[1];
  return last === undefined ? undefined : readable(last);
}

/** What was escaped for an address, or the part itself where its escapes are none. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
