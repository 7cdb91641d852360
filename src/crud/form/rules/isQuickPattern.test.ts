import { expect, it } from 'vitest';
import { isQuickPattern } from './isQuickPattern';

it.each([
  '^X',
  '^1[3-9]\\d{9}$',
  '^[A-Za-z0-9_-]{4,20}$',
  '^\\d+(\\.\\d{1,2})?$',
  '^(?:HUB|GW)-\\d+$',
  '[(+*|]',
  '\\(a\\)+',
  '^[^)]*\\)$',
])('takes %s', (source) => expect(isQuickPattern(source)).toBe(true));

it.each([
  '^(a+)+$',
  '(a*)*b',
  '(a|a)*$',
  '(a|aa)+$',
  '^(\\w{2,9})+$',
  '(?:x+x+)+y',
  '((a))+(b+)+',
  '^((a+))+$',
  '.*.*.*=.*',
  'a*a*',
  '(?<n>a+)+',
  '(a)\\1+',
  '([a-z]+)*!',
  `${'a'.repeat(201)}`,
])('leaves %s to the cloud', (source) => expect(isQuickPattern(source)).toBe(false));

it('is tried on any text in a moment, whatever is taken', () => {
  const taken = ['^[A-Z]+\\d+$', '^\\d+(\\.\\d{1,2})?$', 'a+$', '^(?:HUB|GW)-\\d+$'];
  for (const source of taken) {
    expect(isQuickPattern(source)).toBe(true);
    const expression = new RegExp(source, 'u');
    for (const text of ['a'.repeat(2_000), '1'.repeat(2_000), `${'A'.repeat(2_000)}!`])
      expect([true, false]).toContain(expression.test(text));
  }
});
