import { describe, expect, it } from 'vitest';
import { withoutFormula, withoutGuard } from './formula';
import { cellText } from './sheetCell';

/** After the cases of OWASP's page on CSV injection, and what reviews of this console found. */
const FORMULAS = [
  '=1+1',
  '=HYPERLINK("http://x","y")',
  "=cmd|' /C calc'!A0",
  '@SUM(1+1)*cmd',
  '+1+cmd',
  '-1+cmd',
  "-cmd|' /C calc'!A0",
  '-2+3',
  '-A1',
  '-US$5', // a cell of the column US
  '-5%/A1',
  '-5-3',
  '+31-6-12345678',
  '-5(3)',
  '-1:5',
  '+02:00+1',
  '|calc',
  '\tx',
  '\rx',
  '\nx',
  ' =1+1',
  '\u00a0=1+1',
  '\r\n =1+1',
  '\u200b=1+1',
  '\u202e\ufeff=1+1',
  '＝1+1',
  '＋1',
  '－1+1',
  '＠x',
  ' \u3000＝1+1',
];

/** Figures with a sign, as lists, charts and people write them, and texts that only look a little like formulas. */
const PLAIN = [
  '-5',
  '-1,234.5',
  '-1,234.5 kWh',
  '-1.234,5 kWh',
  '-1 234,5 kWh',
  '-0 kWh',
  '-5 %',
  '-5%',
  '-0.28 €/kWh',
  '-€0.28',
  '-¥5',
  '+1.5e3',
  '+31612345678',
  '+31 6 1234 5678',
  '+02:00',
  '−3',
  '-12.5 °C',
  '-4 m³/h',
  "'t Hof",
  '% of all',
  'a=1',
  '5-3',
  '',
  '-',
];

describe('a text for a cell', () => {
  it.each(FORMULAS)('%j gets an apostrophe, and loses it when it is read', (text) => {
    expect(withoutFormula(text)).toBe(`'${text}`);
    expect(withoutGuard(`'${text}`)).toBe(text);
  });

  it.each(PLAIN)('%j stays as it is', (text) => expect(withoutFormula(text)).toBe(text));

  it.each([...FORMULAS, ...PLAIN].flatMap((text) => [text, `'${text}`, `''${text}`]))(
    '%j is written and read again',
    (text) => expect(withoutGuard(withoutFormula(text))).toBe(text),
  );

  it('of a file that put an apostrophe before a negative figure is read without it', () =>
    expect(["'-1,234.5 kWh", "'-5", "' =x"].map(cellText)).toEqual(['-1,234.5 kWh', '-5', '=x']));
});
