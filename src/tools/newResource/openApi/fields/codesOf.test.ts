import { describe, expect, it } from 'vitest';
import { codesOf } from './codesOf';
import { shapeOf } from '../shape';

const codes = (schema: object) => codesOf(shapeOf({}, schema, 'here'));
const words = (schema: object) => codes(schema)?.codes.map(({ code, en, zh }) => [code, en, zh]);

describe('codes of an enum', () => {
  it.each([
    [
      'alone',
      { enum: ['a', 'b'] },
      [
        ['a', undefined, undefined],
        ['b', undefined, undefined],
      ],
    ],
    [
      'with names',
      { type: 'integer', enum: [0, 1], 'x-enum-varnames': ['DISABLED', 'IN_USE'] },
      [
        [0, 'Disabled', undefined],
        [1, 'In use', undefined],
      ],
    ],
    [
      'of plugs',
      { enum: ['CCS', 'CHADEMO', 'TYPE_2'], 'x-enum-varnames': ['CCS', 'CHADEMO', 'TYPE_2'] },
      [
        ['CCS', 'CCS', undefined],
        ['CHADEMO', 'CHAdeMO', undefined],
        ['TYPE_2', 'Type 2', undefined],
      ],
    ],
    [
      'with words beside them',
      { enum: [0, 1], 'x-enum-descriptions': ['停用', '启用'], 'x-enumNames': ['Off', 'On'] },
      [
        [0, 'Off', '停用'],
        [1, 'On', '启用'],
      ],
    ],
    [
      'with words by code',
      { enum: [0, 1], 'x-enum-labels': { 0: 'off', 1: 'on' } },
      [
        [0, 'Off', undefined],
        [1, 'On', undefined],
      ],
    ],
    [
      'with words in the description',
      { enum: [0, 1], description: '状态：0-停用，1-启用' },
      [
        [0, undefined, '停用'],
        [1, undefined, '启用'],
      ],
    ],
    [
      'in a list of the description',
      { type: 'integer', enum: [1, 2], description: '* `1` - Low\n* `2` - High' },
      [
        [1, 'Low', undefined],
        [2, 'High', undefined],
      ],
    ],
    [
      'of protobuf',
      { enum: ['STATE_UNSPECIFIED', 'STATE_ACTIVE'] },
      [
        ['STATE_UNSPECIFIED', 'Unspecified', undefined],
        ['STATE_ACTIVE', 'Active', '启用'],
      ],
    ],
    ['that may be null', { type: ['string', 'null'], enum: ['a', null] }, [['a', undefined, undefined]]],
    [
      'as single choices',
      {
        oneOf: [
          { const: 1, title: 'one' },
          { const: 2, title: 'two' },
        ],
      },
      [
        [1, 'One', undefined],
        [2, 'Two', undefined],
      ],
    ],
  ])('%s', (_, schema, expected) => {
    expect(words(schema)).toEqual(expected);
    expect(codes(schema)?.fromDescription).toBe(false);
  });
});

describe('codes of a description', () => {
  it.each([
    [
      '状态（0正常 1停用）',
      [
        [0, '正常'],
        [1, '停用'],
      ],
    ],
    [
      '类型 1:光伏;2:储能;3:充电桩',
      [
        [1, '光伏'],
        [2, '储能'],
        [3, '充电桩'],
      ],
    ],
    [
      '0、未发布 1、已发布',
      [
        [0, '未发布'],
        [1, '已发布'],
      ],
    ],
  ])('%s', (description, expected) => {
    expect(codes({ type: 'integer', description })?.codes.map(({ code, zh }) => [code, zh])).toEqual(expected);
    expect(codes({ type: 'integer', description })?.fromDescription).toBe(true);
  });

  it('single letters are codes of a text that Chinese words explain', () => {
    expect(words({ type: 'string', description: '分类（A:核心;B:普通）' })).toEqual([
      ['A', undefined, '核心'],
      ['B', undefined, '普通'],
    ]);
    expect(codes({ type: 'string', description: 'A: one thing, B: another' })).toBeUndefined();
  });

  it.each(['Power from 1 to 10 kW', '第1个', 'between 0 and 100', 'ISO 8601: 2024-01-01', '1: only one'])(
    'none: %s',
    (description) => {
      expect(codes({ type: 'integer', description })).toBeUndefined();
    },
  );

  it.each([
    [{ description: 'Weekday (1=Monday, 7=Sunday)', minimum: 1, maximum: 7 }, undefined],
    [{ description: 'Weekday (0=weekday, 1=weekend)', minimum: 0, maximum: 1 }, [0, 1]],
    [{ description: '1: first, 2: second', example: 100 }, undefined],
    [{ description: '1: first, 2: second', default: 2 }, [1, 2]],
    [{ description: 'By version. Version 1: is the sum, Version 2: is the rest' }, undefined],
  ])('are all there are, or none: %j', (schema, expected) => {
    expect(codes({ type: 'integer', ...schema })?.codes.map(({ code }) => code)).toEqual(expected);
  });
});
