import { describe, expect, it } from 'vitest';
import type { Rule } from './rule';
import * as rules from './rules';

/** What just passes, and what just does not. */
type Bounds = readonly [rule: Rule, inside: readonly unknown[], outside: readonly unknown[]];

const hold = (...table: readonly Bounds[]) => {
  for (const [rule, inside, outside] of table) {
    expect([rule.name, inside.filter((one) => !rule.passes(one))]).toEqual([rule.name, []]);
    expect([rule.name, outside.filter((one) => rule.passes(one))]).toEqual([rule.name, []]);
  }
};

describe('the shared form rules of spec 03 §5', () => {
  // covers VR-085, VR-086, VR-103, VR-104
  it('positive numbers, weights and shares', () =>
    hold(
      [rules.positive4, [0, 0.0001, '12.3456'], [-0.0001, 0.00001, 'x']],
      [rules.positive4NotZero, [0.0001, 5], [0, -1, 0.00001]],
      [rules.unitInterval2, [0, 0.25, 1], [-0.01, 1.01, 0.125]],
      [rules.percentage, [0, 99.99, 100], [-1, 100.01, 5.125]],
    ));

  // covers VR-087, VR-088, VR-089, VR-090, VR-105, VR-106
  it('words: passwords, characters, addresses, phones, names', () =>
    hold(
      [
        rules.password,
        ['Abcdef12', 'Abcdef1234567890'],
        ['Abcdef1', 'Abcdef12345678901', 'abcdef12', 'ABCDEF12', 'Abcdefgh'],
      ],
      [rules.allowedCharacters, ['aZ9.~!@#$%^&*_+<>?:;-='], ['a b', 'a/b', '中']],
      [rules.email, ['a@b.cd', `${'a'.repeat(250)}@b.cd`], ['a', 'a@b', `${'a'.repeat(251)}@b.cd`]],
      [
        rules.mobile,
        ['13800000000', '14800000000', '15800000000', '17800000000', '18800000000', '19800000000'],
        ['12800000000', '16800000000', '1380000000', '138000000000', '+8613800000000'],
      ],
      [rules.username, ['abc_12', 'a'.repeat(20)], ['abc12', 'a'.repeat(21), 'abc-12', '用户名六个字']],
      [rules.nameCharacters, ['光伏_A-1'], ['a b', 'a.b', '']],
    ));

  // covers VR-091, VR-092, VR-093, VR-094, VR-095
  it('whole numbers', () =>
    hold(
      [rules.integerTo999999999, [0, 999999999], [-1, 1000000000, 0.5]],
      [rules.integerSigned999999999, [-999999999, 999999999], [-1000000000, 1000000000, 0.5]],
      [rules.integerTo2147483647, [0, 2147483647], [-1, 2147483648]],
      [rules.integerTo99, [0, 99], [-1, 100]],
      [rules.integerTo999, [0, 999], [-1, 1000]],
    ));

  // covers VR-096, VR-097, VR-098, VR-099, VR-100, VR-101, VR-102
  it('decimals, factors and angles', () =>
    hold(
      [rules.decimal2, [0, 999999999, 0.01], [-0.01, 999999999.01, 0.001]],
      [rules.decimal4, [0, 0.0001], [-0.0001, 0.00001]],
      [rules.decimal6, [0, 0.000001], [-1, 0.0000001]],
      [rules.decimalSigned6, [-999999999, 0.000001], [-1000000000, 0.0000001]],
      [rules.decimalSigned2, [-999999999, 0.01], [-1000000000, 0.001]],
      [rules.calculationFactor, [0, 1000, 0.0001], [-0.0001, 1000.0001, 0.00001]],
      [rules.angle180, [-180, 180, 0.01], [-180.01, 180.01, 0.001]],
      [rules.angle360, [-360, 360, 0.01], [-360.01, 360.01, 0.001]],
    ));
});
