import { describe, expect, it } from 'vitest';
import {
  address,
  boolean,
  country,
  date,
  dateRange,
  dateTime,
  duration,
  enumeration,
  money,
  number,
  password,
  percent,
  reference,
} from '@/dsl';
import { type Field } from '@/schema';

const WORDS: [Field, unknown, string, string][] = [
  [number({ unit: 'kW' }), 0, '0 kW', '0 kW'],
  [number({ decimals: 2 }), -0, '0', '0'],
  [number(), 1234567, '1,234,567', '1,234,567'],
  [number({ decimals: 1 }), 12.345, '12.3', '12.3'],
  [percent(), 0, '0%', '0%'],
  [percent(), 12.5, '12.5%', '12.5%'],
  [money({ currency: 'EUR' }), 1234.5, '€1,234.50', '€1,234.50'],
  [money(), 0, '0.00', '0.00'],
  [money({ currency: 'credits' }), 1, '1.00 credits', '1.00 credits'],
  [boolean(), true, 'Yes', '是'],
  [date(), '2024-02-09', '09 Feb 2024', '09 Feb 2024'],
  [dateTime(), '2024-02-09 08:07:06', '09 Feb 2024 08:07:06', '09 Feb 2024 08:07:06'],
  [dateRange(), ['2024-02-09', ''], '09 Feb 2024 – …', '09 Feb 2024 – …'],
  [duration({ unit: 'min' }), 90, '1 h 30 min', '1 h 30 min'],
  [duration({ unit: 'min' }), 0, '0 min', '0 min'],
  [country(), 'NL', 'Netherlands', '荷兰'],
  [password(), 'Secret12', '', ''],
  [enumeration([1]), 1, '1', '1'],
  [reference('a/b'), '1234567', '1234567', '1234567'],
  [address(), { city: 'Delft', country: 'NL' }, 'Delft, NL', 'Delft, NL'],
];

describe('text', () => {
  it.each(WORDS)('%# says %o', (field, value, en, zh) => {
    expect(field.type.text(value, field.options, { locale: 'en' })).toBe(en);
    expect(field.type.text(value, field.options, { locale: 'zh' })).toBe(zh);
  });

  it('uses the currency of the record', () => {
    const field = money({ currencyField: 'currency' });
    expect(field.type.text(5, field.options, { locale: 'en', record: { currency: 'DKK' } })).toContain('DKK');
  });
});
