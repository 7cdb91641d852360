import { expect, it } from 'vitest';
import { createRegistry } from './registry';
import { thingOf } from '../testing/thing';

const thing = thingOf();
const below = { ...thing, name: 'test/thing-below' };
const registry = createRegistry({
  schemas: {
    '/schemas/test/thing.ts': async () => ({ thing }),
    '/schemas/test/other.ts': async () => ({ thing }),
    '/schemas/test/parts-store/deep/thing-below.ts': async () => ({ below }),
    '/schemas/test/empty.ts': async () => ({ words: ['no resource'] }),
  },
  views: {},
  pages: {},
  messages: {},
});

it('finds a schema by its file', async () => expect(await registry.schema('test/thing')).toBe(thing));

it('finds a schema by area and file, whatever folders lie between', async () =>
  expect(await registry.schema('test/thing-below')).toBe(below));

it.each([
  [
    'schema',
    'test/thnig',
    'This build has no schema "test/thnig". Write schemas/test/thnig.ts, or correct the name where it stands',
  ],
  ['schema', 'test/empty', 'schemas/test/empty.ts exports no resource. Export what defineResource returns'],
  ['schema', 'test/other', 'schemas/test/other.ts: name is "test/thing". Make it "test/other", after the file'],
  ['page', 'test/board', 'This build has no page "test/board". Write resources/test/board.page.tsx'],
] as const)('says which file is wrong, and what to write: %s %s', async (what, name, message) => {
  await expect(registry[what](name)).rejects.toThrow(message);
});

it('says which view or page has no default export', async () => {
  const nameless = createRegistry({
    schemas: {},
    views: { '/resources/test/thing.views.tsx': async () => JSON.parse('{}') },
    pages: { '/resources/test/board.page.tsx': async () => JSON.parse('{}') },
    messages: {},
  });
  await expect(nameless.views('test/thing')).rejects.toThrow('resources/test/thing.views.tsx has no default export');
  await expect(nameless.page('test/board')).rejects.toThrow('resources/test/board.page.tsx has no default export');
});
