import { expect, test } from 'vitest';
import { readConnection } from './readConnection';
import { readHome } from './readHome';

const own = Intl.DateTimeFormat().resolvedOptions().timeZone;

test.each([
  [
    { name: 'Lindenhof', timeZone: 'Asia/Kolkata' },
    { name: 'Lindenhof', zone: 'Asia/Kolkata', hasZone: true },
  ],
  [
    { stationInfo: { name: 'Lindenhof', timeZone: 'Asia/Kolkata' } },
    { name: 'Lindenhof', zone: 'Asia/Kolkata', hasZone: true },
  ],
  [{ timeZone: 'Nowhere/At-all' }, { name: '7', zone: own, hasZone: false }],
  [null, { name: '7', zone: own, hasZone: false }],
])('%j', (raw, home) =>
  expect(readHome('7', raw)).toEqual({ id: '7', online: undefined, connection: undefined, ...home }),
);

// covers HR-187
test.each([
  [{ online: 1 }, true],
  [{ online: '0' }, false],
  [{ deviceOnlineStatus: { code: 1, desc: 'Online' } }, true],
  [{ online: 0, deviceOnlineStatus: { code: 1, desc: 'Online' } }, false],
  [{ online: 'perhaps' }, undefined],
])('online of %j', (raw, online) => expect(readHome('7', raw).online).toBe(online));

test.each([
  ['3x25A', 17_250],
  ['1x40A', 9_200],
  [{ code: '3x63A', desc: '3 × 63 A' }, 43_470],
  ['large', undefined],
  [null, undefined],
])('a connection of %j', (raw, watts) => expect(readConnection(raw)).toBe(watts));
