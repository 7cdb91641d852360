import { expect, it } from 'vitest';
import type { Equipment } from '../siteAround';
import { standingIn, unlessAbsent } from './equipment';

const days = (from: string, to: string) => ({ by: 'range', from, to }) as const;
const comparison = { now: days('2026-11-01', '2026-11-28'), before: days('2026-10-01', '2026-10-28') };
const names = (all: readonly Equipment[]) => all.map(({ name }) => name).join(' ');

const meter: Equipment = { name: 'meter' };
const first: Equipment = { name: 'first', tone: 'good', from: '2026-10-28' };
const second: Equipment = { name: 'second', tone: 'good', from: '2026-10-29' };
const late: Equipment = { name: 'late', tone: 'price', from: '2026-11-28' };
const gone: Equipment = { name: 'gone', tone: 'carbon', from: '2025-01-01', until: '2026-10-31' };
const later: Equipment = { name: 'later', from: '2026-11-29' };

it('tells what stood in each period, what came and what went', () => {
  const { now, before, came, went } = standingIn([meter, first, second, late, gone, later], comparison);
  expect([now, before, came, went].map(names)).toEqual([
    'meter first second late',
    'meter first gone',
    'second late',
    'gone',
  ]);
});

it('has nothing of what nothing measured, and keeps what is told all the same', () => {
  const { absent } = standingIn([meter, first, second, late, gone], comparison);
  expect([...absent.before, '/', ...absent.now]).toEqual(['price', '/', 'carbon']);
  expect(unlessAbsent(0, 'price', absent.before)).toBeNull();
  expect(unlessAbsent(0, 'good', absent.before)).toBe(0);
  expect(unlessAbsent(0, undefined, absent.before)).toBe(0);
  expect(unlessAbsent(3, 'price', absent.before)).toBe(3);
});

it('says nothing of a time before, where it is not known since when', () =>
  expect(standingIn([meter], comparison).absent.before.size).toBe(0));
