import { expect, test } from 'vitest';
import { sameClock } from './sameClock';
import { zoneText } from '@/charts/time/zoneName';

const winter = Date.parse('2026-01-15T12:00:00Z');

test.each([
  ['Europe/Amsterdam', 'Europe/Berlin', true],
  ['Asia/Shanghai', 'Asia/Shanghai', true],
  ['Europe/London', 'UTC', false], // the same in winter alone
  ['Europe/Amsterdam', 'Asia/Shanghai', false],
])('%s and %s', (one, other, same) => expect(sameClock(one, other, winter)).toBe(same));

test.each([
  ['Europe/Amsterdam', 'Amsterdam (CET)'],
  ['America/New_York', 'New York (EST)'],
  ['UTC', 'UTC'],
])('%s reads %s', (zone, text) => expect(zoneText(zone, winter)).toBe(text));
