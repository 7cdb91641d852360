import { expect, test } from 'vitest';
import { safeImage } from './safeImage';

test.each([
  ['https://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
  ['/files/a.png', '/files/a.png'],
  [' data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml,%3Csvg/%3E'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['data:text/html,<script>', undefined],
  ['javascript:alert(1)', undefined],
  ['//evil.example/a.png', undefined],
  ['', undefined],
  [null, undefined],
  [{ url: 'https://cdn.example.com/a.png' }, undefined],
])('%j', (address, safe) => expect(safeImage(address)).toBe(safe));
