import { expect, it } from 'vitest';
import { entryScript } from './entryScript';

it.each([
  [
    '<script type="module" crossorigin src="/assets/index-a1.js"></script><link href="/assets/b.js">',
    '/assets/index-a1.js',
  ],
  ['<script src="/old.js"></script><script type="module" src="/src/main.tsx"></script>', '/src/main.tsx'],
  ['<h1>502 Bad Gateway</h1>', undefined],
  ['<script type="module">1</script>', undefined],
  ['', undefined],
])('reads %j', (html, script) => {
  expect(entryScript(html)).toBe(script);
});
