import { readRows } from './readRows';

/**
 * A line of `tests/spec/differs.tsv`: what a schema says and the documents do not, and why. `*`: every schema, every
 * name.
 */
interface Difference {
  readonly where: string;
  readonly what: string;
  readonly name: string;
  readonly reason: string;
}

export const differences: readonly Difference[] = readRows('differs.tsv').map(
  ([where = '', what = '', name = '', reason = '']) => ({
    where,
    what,
    name,
    reason,
  }),
);

const used = new Set<Difference>();
const is = (written: string, given: string) => written === '*' || written === given;

/** Whether the difference is written down; it then counts as used. */
export function isWritten(where: string, what: string, name: string): boolean {
  const found = differences.find((one) => is(one.where, where) && one.what === what && is(one.name, name));
  if (found) used.add(found);
  return found !== undefined;
}

/** Lines that nothing needs any more. */
export const unused = (): string[] =>
  differences.filter((one) => !used.has(one)).map(({ where, what, name }) => `${where} ${what} ${name}`);
