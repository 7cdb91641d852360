import { expect, it } from 'vitest';
import { withoutSaid } from './unsaidTextsPlugin';

it('leaves the texts that nobody says otherwise, and no group that is empty', () => {
  const texts = { a: 'one', b: { c: 'two', d: 'three' }, e: { f: 'four' } };
  expect(withoutSaid(texts, { b: { c: 'other' }, e: { f: 'other', g: 'more' } })).toEqual({
    a: 'one',
    b: { d: 'three' },
  });
  expect(withoutSaid(texts, {})).toEqual(texts);
});
