import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const page = read('../../docs/react-admin.md');
const examples = [...page.matchAll(/```tsx\n([\s\S]*?)```/g)].map(([, code = '']) => code.trim());
const folder = './recipes/reactAdmin/';
const files = readdirSync(new URL(folder, import.meta.url), { recursive: true })
  .map(String)
  .filter((path) => path.endsWith('.tsx'));

it('writes whole files, each of which is compiled', () => {
  const compiled = files.map((path) => read(`${folder}${path.replaceAll('\\', '/')}`).trim());
  expect(examples.length).toBe(3);
  for (const example of examples) expect(compiled).toContain(example);
});
