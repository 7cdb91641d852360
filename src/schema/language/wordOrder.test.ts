import { expect, it } from 'vitest';
import { wordOrder } from './wordOrder';

const WORDS = ['Zug', 'Öl', 'Ofen', 'Gerät 10', 'Gerät 9'];

it('orders words as a language does, and numbers in them by their size', () => {
  expect(WORDS.toSorted(wordOrder('de').compare)).toEqual(['Gerät 9', 'Gerät 10', 'Ofen', 'Öl', 'Zug']);
  expect(WORDS.toSorted(wordOrder('sv').compare)).toEqual(['Gerät 9', 'Gerät 10', 'Ofen', 'Zug', 'Öl']);
  expect(['上海', '北京'].toSorted(wordOrder('zh-CN').compare)).toEqual(['北京', '上海']);
  expect(wordOrder('de')).toBe(wordOrder('de'));
});
