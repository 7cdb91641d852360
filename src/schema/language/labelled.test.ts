import { expect, it } from 'vitest';
import { labelled } from './labelled';

it('writes the colon of the language', () =>
  expect(['en', 'de', 'zh', 'zh-CN'].map((locale) => labelled('A', 'b', locale))).toEqual([
    'A: b',
    'A: b',
    'A：b',
    'A：b',
  ]));
