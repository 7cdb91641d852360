/** A part of a path in braces, with what stands around it in the same segment: `{id}.json`, `Orders({id})`. */
const PART = /(?<=\/)([^/{]*)\{(\w+)\}([^/{]*)/g;

/** Signs as they are, none of which the router takes for one of its own. */
const exactly = (text: string): string =>
  text.replace(/[.+*?^$()|[\]\\]/g, (sign) => (sign === '^' ? '\\^' : `[${sign}]`));

/** A path as the router reads it: `/badges/{id}` is `/badges/:id`. */
export const openPath = (path: string): string =>
  path.replace(PART, (_, head: string, name: string, tail: string) =>
    head === '' && tail === '' ? `:${name}` : `:${name}{${exactly(head)}[^/]+${exactly(tail)}}`,
  );

/** What stands in the parts of a path, without what is written around them. */
export function pathParams(path: string, found: Readonly<Record<string, string>>): Record<string, string> {
  const around = new Map(
    [...path.matchAll(PART)].map(([, head = '', name = '', tail = '']) => [name, { head, tail }] as const),
  );
  return Object.fromEntries(
    Object.entries(found).map(([name, value]) => {
      const { head, tail } = around.get(name) ?? { head: '', tail: '' };
      const isWritten = value.startsWith(head) && value.endsWith(tail);
      return [name, isWritten ? value.slice(head.length, value.length - tail.length) : value];
    }),
  );
}

/** A parameter in the address of a call with what is written before it: `?id=eq.{id}`. */
const WRITTEN = /[?&]([\w$]+)=([^{}&]+)\{\w+\}/g;

/** What a call writes before parameters of its address, by their names. */
export const writtenBefore = (path: string): ReadonlyMap<string, string> =>
  new Map([...path.matchAll(WRITTEN)].map(([, name = '', text = '']) => [name, text]));

/** Whether an address has all that a call writes before its parameters. */
export const hasWritten = (path: string, query: (name: string) => string | undefined): boolean =>
  [...writtenBefore(path)].every(([name, text]) => query(name)?.startsWith(text));
