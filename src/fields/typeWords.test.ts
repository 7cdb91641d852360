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
import { columnFormat, type Field } from '@/schema';

const energy = defineMeasures({ generation: { unit: 'kWh' }, income: { unit: 'money' }, price: { unit: 'money/kWh' } });

const WORDS: [Field, unknown, string, string][] = [
  [number({ unit: 'kW' }), 0, '0 kW', '0 kW'],
  [number({ decimals: 2 }), -0, '0', '0'],
  [number(), 1234567, '1,234,567', '1,234,567'],
  [number({ decimals: 1 }), 12.345, '12.3', '12.3'],
  [percent(), 0, '0%', '0%'],
  [percent(), 12.5, '12.5%', '12.5%'],
  [number(), -7, '−7', '−7'],
  [money({ currency: 'CNY' }), 1234.5, '¥1,234.50', '¥1,234.50'],
  [money({ currency: 'EUR' }), 1234.5, '€1,234.50', '€1,234.50'],
  [money(), 0, '0', '0'],
  [money({ currency: 'credits' }), 1, '1.00 credits', '1.00 credits'],
  [quantity(energy, 'generation'), 1234.5, '1,234.50 kWh', '1,234.50 kWh'],
  [quantity(energy, 'generation'), 0, '0 kWh', '0 kWh'],
  [quantity(energy, 'income'), 12, '¥12.00', '¥12.00'],
  [quantity(energy, 'price'), 0.5, '0.5000 ¥/kWh', '0.5000 ¥/kWh'],
  [codes(['a', 'b']), ['b', 'a'], 'b, a', 'b, a'],
  [month(), '2024-02', 'Feb 2024', '2024-02'],
  [boolean(), true, 'Yes', '是'],
  [date(), '2024-02-09', '09 Feb 2024', '2024-02-09'],
  [dateTime(), '2024-02-09 08:07:06', '09 Feb 2024 08:07:06', '2024-02-09 08:07:06'],
  [dateRange(), ['2024-02-09', ''], '09 Feb 2024 – …', '2024-02-09 – …'],
  [duration({ unit: 'min' }), 90, '1 h 30 min', '1 h 30 min'],
  [duration({ unit: 'min' }), 0, '0 min', '0 min'],
  [country(), 'NL', 'Netherlands', '荷兰'],
  [password(), 'Secret12', '', ''],
  [enumeration([1]), 1, '1', '1'],
  [reference('a/b'), '1234567', '1234567', '1234567'],
  [address(), { city: 'Delft', country: 'NL' }, 'Delft, NL', 'Delft, NL'],
];

/** With plain spaces, as they are read. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('text', () => {
  it.each(WORDS)('%# says %o', (field, value, en, zh) => {
    expect(plain(field.type.text(value, field.options, { locale: 'en' }))).toBe(en);
    expect(plain(field.type.text(value, field.options, { locale: 'zh' }))).toBe(zh);
  });

  it('uses the currency of the record', () => {
    const field = money({ currencyField: 'currency' });
    const record = { currency: 'DKK' };
    expect(plain(field.type.text(5, field.options, { locale: 'en', record }))).toBe('kr 5.00');
    expect(plain(field.type.text(5, field.options, { locale: 'en', record, column: { coded: true } }))).toBe(
      'DKK 5.00',
    );
    const income = quantity(energy, 'price');
    expect(plain(income.type.text(5, income.options, { locale: 'en', record }))).toBe('5.0000 DKK/kWh');
  });

  it('is written alike down a column: decimals of all, the unit in the head, no seconds', () => {
    const power = number({ unit: 'kW', decimals: 2 });
    const rows = [1.5, 788, 0, -2.25, null].map((value, id) => ({ id: String(id), power: value, share: value }));
    const column = columnFormat('power', power, rows);
    expect(column).toEqual({ unit: 'kW', decimals: 2 });
    expect(
      rows.map((row) =>
        row.power === null ? '' : power.type.text(row.power, power.options, { locale: 'en', column }),
      ),
    ).toEqual(['1.50', '788.00', '0', '−2.25', '']);
    expect(columnFormat('share', percent(), rows)).toEqual({ decimals: 2 });
    const time = dateTime();
    expect(time.type.text('2024-02-09 08:07:06', time.options, { locale: 'en', column })).toBe('09 Feb 2024 08:07');
    const logged = dateTime({ seconds: true });
    expect(logged.type.text('2024-02-09 08:07:06', logged.options, { locale: 'zh', column })).toBe(
      '2024-02-09 08:07:06',
    );
  });

  it('has no unit in the head where rows have several, and codes where currencies differ', () => {
    const rows = [
      { id: '1', power: 1, fee: 1, currency: 'EUR', $texts: { power: 'MW' } },
      { id: '2', power: 1, fee: 1, currency: 'CNY' },
    ];
    expect(columnFormat('power', number({ unit: 'kW' }), rows)).toEqual({ decimals: 0 });
    expect(columnFormat('fee', money({ currencyField: 'currency' }), rows)).toEqual({ coded: true, decimals: 0 });
    expect(columnFormat('fee', money({ currency: 'EUR' }), rows)).toEqual({ decimals: 0 });
  });
});
