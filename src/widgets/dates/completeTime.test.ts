import { expect, it } from 'vitest';
import { completeTime } from './completeTime';

it.each([
  ['8', '08:00'],
  ['830', '08:30'],
  ['0830', '08:30'],
  ['8:05', '08:05'],
  ['８：３０', '08:30'],
  ['24', '24:00'],
  ['24:01', '24:01'],
  ['25', '25'],
  ['8:60', '8:60'],
  ['noon', 'noon'],
  ['', ''],
])('%s is %s', (typed, time) => {
  expect(completeTime(typed)).toBe(time);
});
