import { describe, expect, it } from 'vitest';
import {
  address,
  boolean,
  codes,
  country,
  date,
  dateRange,
  dateTime,
  defineMeasures,
  duration,
  enumeration,
  money,
  month,
  number,
  password,
  percent,
  quantity,
  reference,
} from '@/dsl';
import { type Field } from '@/schema';

const energy = defineMeasures({ generation: { unit: 'kWh' }, income: { unit: 'money' }, price: { unit: 'money/kWh' } });

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
  [quantity(energy, 'generation'), 1234.5, '1,234.50 kWh', '1,234.50 kWh'],
  [quantity(energy, 'generation'), 0, '0 kWh', '0 kWh'],
  [quantity(energy, 'income'), 12, '12.00 ¥', '12.00 ¥'],
  [quantity(energy, 'price'), 0.5, '0.5000 ¥/kWh', '0.5000 ¥/kWh'],
  [codes(['a', 'b']), ['b', 'a'], 'b, a', 'b, a'],
  [month(), '2024-02', 'Feb 2024', 'Feb 2024'],
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
    const income = quantity(energy, 'price');
    expect(income.type.text(5, income.options, { locale: 'en', record: { currency: 'DKK' } })).toBe('5.0000 DKK/kWh');
  });
});
