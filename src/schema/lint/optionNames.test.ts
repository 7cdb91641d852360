import { expect, it } from 'vitest';
import { fieldOptions } from './optionNames';

const sources = import.meta.glob<string>(['/src/{fields,*/fields}/*/*.ts', '!/**/*.test.ts', '/src/schema/field.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const INTERFACE = /interface (\w+)(?:<[^{\n]*>)?\s*(?:extends ([^{]*?))?\{\n([\s\S]*?)\n\}/g;
const PARENT = /(Pick|Omit)<(\w+)(?:<\w+>)?, ([^>]*)>|(\w+)/g;

const interfaces = new Map(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(INTERFACE)].map(([, name = '', parents = '', body = '']) => [
      name,
      { parents, own: [...body.matchAll(/^ {2}readonly (\w+)\??:/gm)].flatMap(([, one]) => one ?? []) },
    ]),
  ),
);

/** What an interface declares, with what it extends. */
function declared(name: string): string[] {
  const { parents = '', own = [] } = interfaces.get(name) ?? {};
  const above = [...parents.matchAll(PARENT)].flatMap(([, cut, from = '', names = '', whole = '']) => {
    if (!cut) return declared(whole);
    const isNamed = (one: string) => names.includes(`'${one}'`);
    return declared(from).filter((one) => isNamed(one) === (cut === 'Pick'));
  });
  return [...new Set([...above, ...own])];
}

const types = Object.keys(sources).flatMap((path) => /\/(\w+)\/type\.ts$/.exec(path)?.[1] ?? []);

it.each(types)('knows what %s may be told, and nothing else', (name) => {
  const own = `${name.charAt(0).toUpperCase()}${name.slice(1)}Options`;
  const alias = Object.values(sources).flatMap(
    (source) => new RegExp(`type ${own} = (\\w+)`).exec(source)?.[1] ?? [],
  )[0];
  const names = declared(interfaces.has(own) ? own : (alias ?? own));
  expect(names.length).toBeGreaterThan(10);
  expect([...fieldOptions({ name })].sort()).toEqual(names.sort());
});

it('asks a type of its own for its options', () =>
  expect(fieldOptions({ name: 'dial', optionNames: ['turns'] })).toContain('turns'));
