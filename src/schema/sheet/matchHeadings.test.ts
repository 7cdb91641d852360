import { describe, expect, it } from 'vitest';
import { findHeaderRow, matchHeadings } from './matchHeadings';

const fields = [
  { name: 'name', names: ['Name', '名称', 'name'] },
  { name: 'serialNumber', names: ['Serial number', '序列号', 'serialNumber', 'sn'] },
  { name: 'ratedPower', names: ['Rated power', '额定功率', 'ratedPower'] },
  { name: 'phone', names: ['Mobile phone', '手机号码', 'phone'] },
];

describe('matchHeadings', () => {
  it.each([
    [
      ['Name *', 'Serial number', 'Rated power (kW)'],
      ['name', 'serialNumber', 'ratedPower'],
    ],
    [
      ['*序列号', '名称', '额定功率（kW）'],
      ['serialNumber', 'name', 'ratedPower'],
    ],
    [
      ['sn', 'NAME', 'ratedPower'],
      ['serialNumber', 'name', 'ratedPower'],
    ],
    [
      ['Serial no. / number', 'Mobilephone', 'Color'],
      ['serialNumber', 'phone', null],
    ],
    [
      ['Name', 'name', ''],
      ['name', null, null],
    ],
  ])('%j', (headings, mapping) => expect(matchHeadings(headings, fields)).toEqual(mapping));
});

it('finds the line with the headings below a title', () => {
  expect(findHeaderRow([['Sensors 2024', null, null], [], ['Name', 'sn', 'x'], ['a', 'b', 'c']], fields)).toBe(2);
  expect(
    findHeaderRow(
      [
        ['q', 'w'],
        ['a', 'b'],
      ],
      fields,
    ),
  ).toBe(0);
});
