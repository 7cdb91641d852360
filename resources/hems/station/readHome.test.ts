import { expect, test } from 'vitest';
import { readHome } from './readHome';

const own = Intl.DateTimeFormat().resolvedOptions().timeZone;

test.each([
  [{ name: 'Lindenhof', timeZone: 'Asia/Kolkata' }, { name: 'Lindenhof', zone: 'Asia/Kolkata', hasZone: true }],
  [{ stationInfo: { name: 'Lindenhof', timeZone: 'Asia/Kolkata' } }, { name: 'Lindenhof', zone: 'Asia/Kolkata', hasZone: true }],
  [{ timeZone: 'Nowhere/At-all' }, { name: '7', zone: own, hasZone: false }],
  [null, { name: '7', zone: own, hasZone: false }],
])('%j', (raw, home) => expect(readHome('7', raw)).toEqual({ id: '7', ...home }));
