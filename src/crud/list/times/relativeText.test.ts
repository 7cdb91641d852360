import { expect, it } from 'vitest';
import { relativeText } from './relativeText';

const NOW = '2026-11-21 12:00:00';

it.each([
  ['2026-11-21 11:59:40', 'now', '现在'],
  ['2026-11-21 12:00:30', 'now', '现在'],
  ['2026-11-21 11:57:00', '3 minutes ago', '3分钟前'],
  ['2026-11-21 09:30:00', '2 hours ago', '2小时前'],
  ['2026-11-20 11:59:59', '1 day ago', '1天前'],
  ['2026-10-25 12:00:00', '27 days ago', '27天前'],
])('%s', (wall, en, zh) => {
  expect(relativeText(wall, NOW, 'en')).toBe(en);
  expect(relativeText(wall, NOW, 'zh')).toBe(zh);
});

it.each(['2026-10-01 00:00:00', '2026-11-21 15:00:00', 'junk', ''])(
  'says nothing where the exact time says more: %j',
  (wall) => {
    expect(relativeText(wall, NOW, 'en')).toBeUndefined();
  },
);
