import { expect, test } from 'vitest';
import { homeTimeText } from './homeTimeText';

const amsterdam = { zone: 'Europe/Amsterdam' };

// covers HR-309
test.each([
  ['2026-06-01 14:05:09', amsterdam, '01 Jun 2026 14:05:09'],
  ['2026-06-01T12:05:09Z', amsterdam, '01 Jun 2026 14:05:09'],
  [1780315509000, amsterdam, '01 Jun 2026 14:05:09'],
  ['1780315509', amsterdam, '01 Jun 2026 14:05:09'],
  ['2026-06-01 14:05:09', { zone: 'Europe/Amsterdam', shownIn: 'Asia/Shanghai' }, '01 Jun 2026 20:05:09'],
  ['2026-06-01', { zone: 'Europe/Amsterdam', shownIn: 'America/New_York' }, '01 Jun 2026'],
  ['2026/6/1', amsterdam, '01 Jun 2026'],
  ['2026-10-25 02:30:00', amsterdam, '25 Oct 2026 02:30:00 +02:00 / +01:00'],
  ['2026-10-25T01:30:00Z', amsterdam, '25 Oct 2026 02:30:00 +01:00'],
  ['yesterday', amsterdam, 'yesterday'],
  ['', amsterdam, '-'],
  [null, amsterdam, '-'],
  [0, amsterdam, '-'],
  [{}, amsterdam, '-'],
])('%j on %j', (raw, clocks, text) => expect(homeTimeText(raw, clocks)).toBe(text));
