import { expect, it } from 'vitest';
import { durationWords } from './durationWords';

it('says how long something took in its largest steps', () =>
  expect([0, 0.4, 59, 60, 754, 3_600, 93_784].map((seconds) => durationWords(seconds))).toEqual([
    '0 s',
    '0 s',
    '59 s',
    '1 min',
    '12 min 34 s',
    '1 h',
    '1 d 2 h 3 min',
  ]));

// covers HR-313
it('says it in minutes and seconds where nothing longer is wanted', () =>
  expect([45, 3_600, 3_725].map((seconds) => durationWords(seconds, 'min'))).toEqual(['45 s', '60 min', '62 min 5 s']));
