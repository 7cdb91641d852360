import { describe, expect, it } from 'vitest';
import { placeSaid } from './placeSaid';
import { readImportAnswer } from './readImportAnswer';

describe('readImportAnswer', () => {
  // covers VE-110, VE-111, VR-083
  it.each([
    ['nothing', null, { rows: [], token: {} }],
    ['a word', true, { rows: [], token: {} }],
    ['counts', { successCount: 9, failCount: '1' }, { passed: 9, failed: 1, rows: [], token: {} }],
    ['other counts', { passNum: 3, errorNum: 0 }, { passed: 3, failed: 0, rows: [], token: {} }],
    [
      'counts and a list by row, key and reason',
      { successCount: 1, failCount: 1, failList: [{ row: 3, key: 'SN-2', reason: 'taken' }] },
      { passed: 1, failed: 1, rows: [{ row: 3, field: 'SN-2', text: 'taken' }], token: {} },
    ],
    [
      'a bare list',
      [{ rowNum: '2', field: 'phone', msg: 'wrong' }],
      { rows: [{ row: 2, field: 'phone', text: 'wrong' }], token: {} },
    ],
    [
      'messages nested by field',
      { errors: [{ line: 4, errors: { name: 'short', phone: ['wrong'] } }] },
      {
        rows: [
          { row: 4, field: 'name', text: 'short' },
          { row: 4, field: 'phone', text: 'wrong' },
        ],
        token: {},
      },
    ],
    [
      'an object by row number',
      { errors: { 2: 'bad', 5: { phone: 'wrong' } } },
      {
        rows: [
          { row: 2, text: 'bad' },
          { row: 5, field: 'phone', text: 'wrong' },
        ],
        token: {},
      },
    ],
    [
      'results of all rows',
      {
        results: [
          { row: 1, success: true },
          { row: 2, success: false, message: 'no' },
        ],
      },
      { rows: [{ row: 2, text: 'no' }], token: {} },
    ],
    [
      'text',
      '第2行：号码错误；第7行：名称重复',
      {
        rows: [
          { row: 2, text: '号码错误' },
          { row: 7, text: '名称重复' },
        ],
        token: {},
      },
    ],
    [
      'English text',
      { failed: 1, details: ['Row 12: the name is taken'] },
      { failed: 1, rows: [{ row: 12, text: 'the name is taken' }], token: {} },
    ],
    [
      'something inside, and a token',
      { importKey: 'k1', result: { passed: 2, failed: 0 } },
      { passed: 2, failed: 0, rows: [], token: { importKey: 'k1' } },
    ],
    ['rubbish', { errors: [null, 5, [], {}], successCount: 'many' }, { rows: [], token: {} }],
  ])('reads %s', (_, data, expected) => expect(readImportAnswer(data)).toEqual(expected));
});

describe('placeSaid', () => {
  const sent = [
    { key: 10, cells: { name: 'A', serial: 'SN-1' } },
    { key: 20, cells: { name: 'B', serial: 'SN-2' } },
    { key: 30, cells: { name: 'C', serial: 'SN-3' } },
  ];
  const fieldOf = (text: string) => (text === 'Serial number' || text === 'serial' ? 'serial' : undefined);
  const keysOf = (rows: Parameters<typeof placeSaid>[0], first?: number) => [
    ...placeSaid(rows, sent, fieldOf, first).rows.keys(),
  ];

  it('counts as the sheet does, unless the numbers say otherwise', () => {
    expect(keysOf([{ row: 3, text: 'x' }])).toEqual([20]);
    expect(keysOf([{ row: 1, text: 'x' }])).toEqual([10]);
    expect(
      keysOf([
        { row: 0, text: 'x' },
        { row: 2, text: 'y' },
      ]),
    ).toEqual([10, 30]);
    expect(keysOf([{ row: 3, field: 'SN-3', text: 'x' }])).toEqual([30]);
    expect(keysOf([{ row: 2, text: 'x' }], 1)).toEqual([20]);
  });

  it('puts a message at its cell, at its row, at the row of a value, or keeps it', () => {
    const { rows, others } = placeSaid(
      [
        { row: 2, field: 'Serial number', text: 'taken' },
        { row: 3, text: '' },
        { field: 'SN-3', text: 'locked' },
        { row: 99, text: 'lost' },
        { text: 'general' },
      ],
      sent,
      fieldOf,
      2,
    );
    expect(rows.get(10)).toEqual({ serial: { rule: 'server', text: 'taken' } });
    expect(rows.get(20)).toEqual({ '': { rule: 'sheetRefused' } });
    expect(rows.get(30)).toEqual({ '': { rule: 'server', text: 'locked' } });
    expect(others).toEqual(['99: lost', 'general']);
  });
});
