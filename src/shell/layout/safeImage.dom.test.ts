import { expect, it } from 'vitest';
import { safeImage } from './safeImage';

it.each([
  ['/files/logo.png', `${location.origin}/files/logo.png`],
  ['https://cdn.example.com/a.svg', undefined],
  ['//evil.example/a.svg', undefined],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['', undefined],
  ['javascript:alert(1)', undefined],
  ['JaVa\tScript:alert(1)', undefined],
  ['data:text/html,<script>', undefined],
  ['blob:https://x/y', undefined],
])('reads the address %j', (address, shown) => {
  expect(safeImage(address)).toBe(shown);
});
