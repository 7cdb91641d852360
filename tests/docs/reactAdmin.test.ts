import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const page = read('../../docs/react-admin.md');
const examples = [...page.matchAll(/```tsx\n([\s\S]*?)```/g)].map(([, code = '']) => code.trim());

it('writes no example that is not compiled', () => {
  const compiled = read('recipes/reactAdmin.tsx');
  expect(examples.length).toBeGreaterThan(3);
  for (const example of examples) expect(compiled).toContain(example);
});
