/** A part of a path in braces, with what stands behind it in the same segment: `{id}.json`. */
const PART = /\{(\w+)\}([^/{]*)/g;

/** A path as the router reads it: `/badges/{id}` is `/badges/:id`. */
export const openPath = (path: string): string =>
  path.replace(PART, (_, name: string, tail: string) =>
    tail === '' ? `:${name}` : `:${name}{[^/]+${tail.replace(/[.+*?^$()|[\]\\]/g, '\\$&')}}`,
  );

/** What stands in the parts of a path, without what is written behind them. */
export function pathParams(path: string, found: Readonly<Record<string, string>>): Record<string, string> {
  const tails = new Map([...path.matchAll(PART)].map(([, name = '', tail = '']) => [name, tail]));
  return Object.fromEntries(
    Object.entries(found).map(([name, value]) => {
      const tail = tails.get(name) ?? '';
      return [name, tail !== '' && value.endsWith(tail) ? value.slice(0, -tail.length) : value];
    }),
  );
}
