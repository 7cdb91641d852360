import { expect, it } from 'vitest';
import { FIELD_OPTIONS } from './optionNames';

const sources = import.meta.glob<string>(['/src/{fields,*/fields}/*/type.ts', '/src/schema/field.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const OPTIONS = /interface (\w*(?:Options|SlotsOf))\b[^{]*\{\n([\s\S]*?)\n\}/g;

it('names every option of every field type, and no other', () => {
  const declared = Object.values(sources).flatMap((source) =>
    [...source.matchAll(OPTIONS)].flatMap(([, , body = '']) =>
      [...body.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, name]) => name),
    ),
  );
  expect([...FIELD_OPTIONS].sort()).toEqual([...new Set(declared)].sort());
});
