import { expect, test } from 'vitest';
import { ageText } from './ageText';

test('an age is told in the largest unit that is full', () => {
  const ages = [0, 59_999, 12 * 60_000, 3 * 3_600_000 + 1, 49 * 3_600_000, -5];
  expect(ages.map((age) => ageText(age, 'en'))).toEqual([
    'now',
    'now',
    '12 minutes ago',
    '3 hours ago',
    '2 days ago',
    'now',
  ]);
  expect(ageText(59_999, 'zh')).toBe('刚刚');
  expect(ageText(12 * 60_000, 'zh')).toBe('12分钟前');
});
