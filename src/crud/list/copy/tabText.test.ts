import { expect, it } from 'vitest';
import { tabText } from './tabText';

it('writes rows with headings, each value on one line, - for nothing', () => {
  expect(tabText(['Name', 'Note'], [['A\tB', ' two\nlines '], ['0', '']])).toBe('Name\tNote\nA B\ttwo lines\n0\t-');
});
