import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as dsl from '@/dsl';
import { readDocument } from './openApi/readDocument';
import { readOpenApi } from './openApi/readOpenApi';
import { readSource } from './readSource';
import { resourceOf } from './resourceOf';

describe('source that is read without being run', () => {
  const scope = { text: (value: unknown) => ({ text: value }), rules: { email: 'E' }, own: 3 };
  it.each([
    ["'it\\'s \\\\ \\n'", "it's \\ \n"],
    ['-1.5e2', -150],
    ["[1, 'a', true, null, undefined]", [1, 'a', true, null, undefined]],
    ["{ a: 1, 'b-c': [ ], own, 0: {} }", { a: 1, 'b-c': [], own: 3, 0: {} }],
    ['text({ rule: rules.email, })', { text: { rule: 'E' } }],
    ['/^[\\w/]+\\/x$/u', /^[\w/]+\/x$/u],
  ])('%s', (source, value) => expect(readSource(source, scope)).toEqual(value));

  it.each(['globalThis', "text('a') + 1", 'rules.constructor', '() => 1', '`a`', "own('x')", '{ a: 1', "new text('')"])(
    'refuses %s',
    (source) => {
      expect(() => readSource(source, scope)).toThrow();
    },
  );
});

it.each(['one.json', 'depot.json', 'wms.json', 'plant.yaml', 'grid.yaml'])(
  'makes resources of everything in %s, as the written files would',
  (file) => {
    const { drafts } = readOpenApi(readDocument(readFileSync(`tests/fixtures/openapi/${file}`, 'utf8'), file), {
      file,
      area: 'mine',
      existing: new Map(),
    });
    expect(drafts.length).toBeGreaterThan(0);
    for (const draft of drafts) {
      const resource = resourceOf(draft, dsl);
      expect(resource.name).toBe(draft.name);
      expect(Object.keys(resource.fields)).toEqual(expect.arrayContaining(draft.fields.map(({ name }) => name)));
    }
  },
);
