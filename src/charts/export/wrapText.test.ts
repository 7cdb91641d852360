import { expect, test } from 'vitest';
import { wrapText } from './drawSheet';

const measure = (text: string) => text.length;

test('lines end after words, and anywhere in Chinese', () => {
  expect(wrapText('Power of the home', 10, measure)).toEqual(['Power of', 'the home']);
  expect(wrapText('光伏发电功率 and load', 4, measure)).toEqual(['光伏发电', '功率', 'and', 'load']);
  expect(wrapText('Donaudampfschiff', 4, measure)).toEqual(['Donaudampfschiff']);
  expect(wrapText(' ', 4, measure)).toEqual([]);
});
