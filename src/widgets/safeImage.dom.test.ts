import { expect, it } from 'vitest';
import { safeImage } from './safeImage';

it.each([
  ['/files/logo.png', `${location.origin}/files/logo.png`],
  [' files/a.png ', `${location.origin}/files/a.png`],
  [`${location.origin}/a.svg`, `${location.origin}/a.svg`],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  [' data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml,%3Csvg/%3E'],
  ['https://cdn.example.com/a.svg', undefined],
  ['//evil.example/a.svg', undefined],
  ['/\\evil.example/a.svg', undefined],
  [`${location.protocol}//user:secret@${location.host}/a.png`, undefined],
  ['javascript:alert(1)', undefined],
  ['JaVa\tScript:alert(1)', undefined],
  ['data:text/html,<script>', undefined],
  ['data:image/x-evil,AAAA', undefined],
  ['blob:https://x/y', undefined],
  ['', undefined],
  [null, undefined],
  [{ url: '/files/a.png' }, undefined],
])('reads the address %j', (address, shown) => expect(safeImage(address)).toBe(shown));
