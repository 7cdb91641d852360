import { transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import { brokenPlace } from './brokenPlace';

const SOURCE = `interface Gone {
  readonly line: string;
}
export const fields: Gone | object = {
  name: txet(),
};
`;

it('leads from the stack of a module that was served to the line that was written', async () => {
  const served = await transformWithOxc(SOURCE, 'part.ts', { sourcemap: true });
  const line = served.code.split('\n').findIndex((one) => one.includes('txet')) + 1;
  const column = (served.code.split('\n')[line - 1] ?? '').indexOf('txet') + 1;
  const stack = [
    'ReferenceError: txet is not defined',
    `    at http://localhost:5173/schemas/depot/part.ts?t=17:${line}:${column}`,
    '    at http://localhost:5173/src/data/registry/registry.ts:5:1',
  ].join('\n');
  const place = brokenPlace({ message: 'ReferenceError: txet is not defined', stack }, (url) =>
    url === '/schemas/depot/part.ts' ? served : undefined,
  );
  expect(place).toEqual({ message: expect.any(String), file: 'schemas/depot/part.ts', line: 5, column: 9 });
});

it('says nothing of what no schema or view has thrown', () => {
  const stack = '    at http://localhost:5173/src/crud/list/List.tsx:5:1';
  expect(brokenPlace({ message: 'lost', stack }, () => undefined)).toBeUndefined();
});
