import { expect, it } from 'vitest';
import { keyHandlers } from './keyHandlers.mjs';

it.each([
  "const press = (event: KeyboardEvent) => { if (event.key === 'Enter') go(); };",
  "const press = ({ key }: React.KeyboardEvent<HTMLElement>) => key === 'Escape' && end();",
  "function press(event: KeyboardEvent, row: Row): void { const { key } = event; if (key === 'Tab') leave(row); }",
  "const box = <input onKeyDown={(event) => event.key === 'Enter' && save()} />;",
  'const handlers = { onKeyDownCapture: (event) => keys(event.key) };',
  "document.addEventListener('keydown', ({ key }) => key === 'Escape' && end());",
  "window.addEventListener('keyup', (event) => { if (event.code === 'Enter') end(); }, { signal });",
])('finds a handler that does not ask: %s', (code) =>
  expect(keyHandlers(`import x from 'y';\n${code}\n`)).toMatchObject([{ line: 2 }]),
);

it.each([
  "const press = (event: KeyboardEvent) => { if (isComposing(event)) return; if (event.key === 'Enter') go(); };",
  "const box = <input onKeyDown={(event) => !isComposing(event) && event.key === 'Enter' && save()} />;",
  'const keep = (event: KeyboardEvent) => { event.stopPropagation(); };',
  "document.addEventListener('keydown', (event) => press(event));",
  'const named = list.find(({ key }) => key === wanted);',
])('finds none in %s', (code) => expect(keyHandlers(code)).toEqual([]));

it('finds the second of two handlers', () => {
  const [guarded, unguarded] = ['isComposing(event) || event.key', 'event.key'].map(
    (body) => `const press = (event: KeyboardEvent) => { go(${body}); };`,
  );
  expect(keyHandlers(`${guarded}\n${unguarded}`)).toMatchObject([{ line: 2 }]);
});
