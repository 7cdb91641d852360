import { expect, it } from 'vitest';
import { date, enumeration, money, number, reference, rows, text } from '@/dsl';
import { inputWidth } from './fieldWidth';

it.each([
  ['a number', number(), '120px'],
  ['a number with its unit', number({ unit: 'kW' }), '160px'],
  ['an amount', money(), '160px'],
  ['a day', date(), '160px'],
  ['a choice', enumeration(['a', 'b']), '240px'],
  ['a record', reference('area/thing'), '320px'],
  ['a name', text({ max: 30 }), '320px'],
  ['a long text', text({ max: 255 }), '480px'],
  ['a text of several lines', text({ max: 30, multiline: true }), '100%'],
  ['a table', rows({ name: text() }), '100%'],
])('gives %s its room', (_, field, width) => expect(inputWidth(field)).toBe(width));
