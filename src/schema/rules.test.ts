import { describe, expect, it } from 'vitest';
import type { Rule } from './rule';
import * as rules from './rules';

const letters = (count: number) => 'a'.repeat(count);

/** Each rule with values just inside and just outside of every bound (spec 01 §5). */
const TABLE: Readonly<Record<string, { rule: Rule; inside: unknown[]; outside: unknown[] }>> = {
  // covers FR-105, HR-238
  password: {
    rule: rules.password,
    inside: ['Abcdef12', 'Abcdef1234567890', 'aB3-----', 'aB3 密码密码'],
    outside: ['Abcdef1', 'Abcdef12345678901', 'abcdef12', 'ABCDEF12', 'Abcdefgh', '', 'AAAA1111'],
  },
  // covers FR-106, HR-239
  allowedCharacters: {
    rule: rules.allowedCharacters,
    inside: ['a', 'Z9', '.~!@#$%^&*_+<>?:;-='],
    outside: ['a b', 'a/b', "a'b", 'a"b', 'a,b', 'a(b', 'a|b', '中', 'a\\b', 'a`b', 'a\n'],
  },
  // covers FR-107, HR-240
  email: {
    rule: rules.email,
    inside: ['a@b.cd', 'first.last+tag@sub.domain.energy', `${letters(250)}@b.cd`, '用户@例子.公司'],
    outside: [
      'a',
      '@b.cd',
      'a@',
      'a@b',
      'a b@c.de',
      'a@b@c.de',
      'a@.cd',
      'a@b.',
      'a@b..cd',
      `${letters(251)}@b.cd`,
      ['a@b.cd'],
    ],
  },
  digits: {
    rule: rules.digits(20),
    inside: ['0', '-12345678901234567890', '1234567890.0123456789', '12345678901234567890', 5, -0.5],
    outside: ['123456789012345678901', '1234567890.01234567890', '1e5', '1.', '.5', '--1', '1 2', 'one', ''],
  },
  // covers FR-108, HR-241
  mobile: {
    rule: rules.mobile,
    inside: ['13000000000', '14000000000', '15000000000', '17000000000', '18000000000', '19999999999', 13000000000],
    outside: [
      '10000000000',
      '11000000000',
      '12000000000',
      '16000000000',
      '23000000000',
      '1300000000',
      '130000000000',
      '1300000000a',
      '+8613000000000',
      ' 13000000000',
    ],
  },
  phone: {
    rule: rules.phone,
    inside: ['+123456', '123456', '+123456789012345'],
    outside: ['+12345', '+1234567890123456', '+12 345 678', '++123456'],
  },
  // covers FR-109, HR-258
  username: {
    rule: rules.username,
    inside: ['abcdef', 'A_1234', letters(20), '123456'],
    outside: ['abcde', letters(21), 'abc-def', 'abc def', 'abcdé1', '用户名用户名'],
  },
  account: { rule: rules.account, inside: ['abcdef', 'a@b.cd'], outside: ['abcde', 'abc-def', 'a@b'] },
  // covers FR-110, HR-259
  nameCharacters: {
    rule: rules.nameCharacters,
    inside: ['a', 'A_1-b', '储能站-1', '㐀𠮷'],
    outside: ['a b', 'a.b', 'é', 'a/b', 'あ'],
  },
  identifier: { rule: rules.identifier, inside: ['a-B_1'], outside: ['a.b', '中', 'a b'] },
  maxLength: { rule: rules.maxLength(3), inside: ['abc', '储能站', '👍👍👍'], outside: ['abcd', '👍👍👍👍'] },
  minLength: { rule: rules.minLength(3), inside: ['abc', '👍👍👍'], outside: ['ab', '👍👍'] },
  routeAddress: {
    rule: rules.routeAddress,
    inside: ['/', '/a/b', 'http://a.b', 'https://a.b/c'],
    outside: ['a', '//a.b', 'javascript:alert(1)', 'ftp://a', '/a b'],
  },
  uri: {
    rule: rules.uri,
    inside: ['https://a.example/b', 'rtsp://10.0.0.7:554/1', 'mailto:a@b.example'],
    outside: ['a.example', '//a', 'https://a b', '1a:b'],
  },
  // covers FR-111, HR-236
  positive4: {
    rule: rules.positive4,
    inside: [0, 0.0001, '1.1234', 5],
    outside: [-0.0001, 0.00001, '1.12345', 'x', ''],
  },
  // covers FR-112, HR-237
  positive4NotZero: {
    rule: rules.positive4NotZero,
    inside: [0.0001, '1.1234', 5],
    outside: [0, '0.0000', -1, 0.00001],
  },
  // covers FR-113, HR-257
  percentage: {
    rule: rules.percentage,
    inside: [0, 0.01, '99.99', 100],
    outside: [-0.01, 100.01, 101, 0.001, '12,5', '5%'],
  },
  // covers FR-114
  positive2: { rule: rules.positive2, inside: [0.01, '1.50', 12], outside: [0, -0.01, 0.001, '1.500'] },
  // covers FR-115, HR-247
  positiveInteger: { rule: rules.positiveInteger, inside: [1, '25'], outside: [0, -1, 1.5, '1.0'] },
  // covers FR-116
  nonNegativeInteger: { rule: rules.nonNegativeInteger, inside: [0, 1, '25'], outside: [-1, 0.5] },
  // covers FR-117, HR-242
  integerTo999999999: { rule: rules.integerTo999999999, inside: [0, 999999999], outside: [-1, 1000000000, 0.5] },
  // covers FR-118, HR-243
  integerSigned999999999: {
    rule: rules.integerSigned999999999,
    inside: [-999999999, 0, 999999999],
    outside: [-1000000000, 1000000000, 0.5],
  },
  // covers FR-119, HR-244
  integerTo2147483647: { rule: rules.integerTo2147483647, inside: [0, 2147483647], outside: [-1, 2147483648] },
  // covers FR-120, HR-245
  integerTo99: { rule: rules.integerTo99, inside: [0, 99], outside: [-1, 100, 9.5] },
  // covers FR-121, HR-246
  integerTo999: { rule: rules.integerTo999, inside: [0, 999], outside: [-1, 1000, 9.5] },
  // covers FR-122, HR-248
  decimal6: {
    rule: rules.decimal6,
    inside: [0, 0.000001, 999999999],
    outside: [-0.000001, 0.0000001, 999999999.000001, 1000000000],
  },
  // covers FR-123, HR-249
  decimal4: { rule: rules.decimal4, inside: [0, 0.0001, 999999999], outside: [-0.0001, 0.00001, 999999999.0001] },
  // covers FR-124, HR-250
  decimal2: { rule: rules.decimal2, inside: [0, 0.01, 999999999], outside: [-0.01, 0.001, 999999999.01] },
  // covers FR-125, HR-251
  decimalSigned6: {
    rule: rules.decimalSigned6,
    inside: [-999999999, -0.000001, 999999999],
    outside: [-1000000000, 0.0000001, 1000000000],
  },
  // covers FR-126, HR-252
  decimalSigned2: {
    rule: rules.decimalSigned2,
    inside: [-999999999, -0.01, 999999999],
    outside: [-999999999.01, 0.001, 999999999.01],
  },
  // covers FR-127, HR-253
  calculationFactor: {
    rule: rules.calculationFactor,
    inside: [0, 0.0001, 1000],
    outside: [-0.0001, 0.00001, 1000.0001],
  },
  // covers FR-128, HR-256
  unitInterval2: { rule: rules.unitInterval2, inside: [0, 0.01, 0.99, 1], outside: [-0.01, 0.001, 1.01] },
  // covers FR-129, HR-254
  angle180: { rule: rules.angle180, inside: [-180, 0.01, 180], outside: [-180.01, 0.001, 180.01] },
  // covers FR-130, HR-255
  angle360: { rule: rules.angle360, inside: [-360, 0.01, 360], outside: [-360.01, 0.001, 360.01] },
  // covers FR-131
  tenDigits4: {
    rule: rules.tenDigits4,
    inside: ['9999999999.9999', '-9999999999.9999', 0],
    outside: ['10000000000', '-10000000000', '1.00001'],
  },
  // covers FR-132
  maxDecimals: { rule: rules.maxDecimals(2), inside: [1, '1.25', -1.25, 1e21], outside: ['1.255', 1e-7, 'x'] },
  // covers FR-133
  between: { rule: rules.between(1, 3), inside: [1, 2, 3], outside: [0.999, 3.001, 'x'] },
  // covers FR-134
  inside: { rule: rules.inside(1, 3), inside: [1.001, 2.999], outside: [1, 3] },
  // covers FR-135
  atMost: { rule: rules.atMost(3), inside: [3, -9], outside: [3.0001] },
  // covers FR-136
  atLeast: { rule: rules.atLeast(3), inside: [3, 9e20], outside: [2.9999] },
  integer: {
    rule: rules.integer(5, 10000),
    inside: [5, 10000, '77'],
    outside: [4, 10001, 5.5, [7], true, {}, Number.NaN, Infinity, '1,234', '0x10'],
  },
  decimal: { rule: rules.decimal(-1, 1, 1), inside: [-1, '0.5', 1], outside: [-1.1, 0.55, 1.1] },
};

describe('rules of spec 01 §5', () => {
  it.each(Object.entries(TABLE))('%s', (_, { rule, inside, outside }) => {
    expect(inside.filter((one) => !rule.passes(one))).toEqual([]);
    expect(outside.filter((one) => rule.passes(one))).toEqual([]);
  });

  it('leaves no rule untested', () => {
    expect(Object.keys(rules).filter((name) => !(name in TABLE))).toEqual([]);
  });

  it('carries its bounds for the message', () => {
    expect(rules.decimal(0, 9, 2)).toMatchObject({ name: 'decimal', args: { min: 0, max: 9, places: 2 } });
    expect(rules.maxLength(9)).toMatchObject({ name: 'maxLength', args: { max: 9 } });
  });
});
