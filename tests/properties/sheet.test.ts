import fc from 'fast-check';
import { describe } from 'vitest';
import { losslessJson } from '@/api';
import { csvText } from '@/schema/sheet/csvText';
import { readText } from '@/schema/sheet/workbook/text/readText';
import { splitText, type SplitText } from '@/schema/sheet/workbook/text/splitText';
import { copied, paste } from '@/energy/slotGrid/paste';
import { holds } from './holds';

const piece = fc.oneof(
  fc.constantFrom(
    ',',
    ';',
    '\t',
    '"',
    '""',
    '\n',
    '\r\n',
    ' ',
    "'",
    '=1+1',
    '@x',
    '-5',
    '0,285',
    '00042',
    '1E5',
    '电站',
    'é',
    '1.234',
  ),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);
const text = fc.array(piece, { maxLength: 4 }).map((parts) => parts.join(''));
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

describe('a text file', () => {
  holds(
    'has the cells that were written, whatever separates them',
    fc.property(
      fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      fc.constantFrom<';' | ',' | '\t'>(';', ',', '\t'),
      (rows, separator) => {
        const file = rows.map((row) => row.map(quoted).join(separator)).join('\r\n');
        const { rows: read }: SplitText = splitText(file, separator);
        return JSON.stringify(read) === JSON.stringify(rows);
      },
    ),
  );
  holds(
    'holds numbers to the last digit',
    fc.property(
      fc.array(
        fc
          .double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 })
          .filter((one) => one === 0 || Math.abs(one) > 1e-6),
        { minLength: 1, maxLength: 5 },
      ),
      (numbers) => {
        const bytes = new TextEncoder().encode(csvText([['n'], ...numbers.map((one) => [one])]));
        const [, ...rows] = readText(bytes.buffer, 100, 100, { separator: ',' }).sheets[0]?.rows ?? [];
        return numbers.every((one, at) => Math.abs(Number(rows[at]?.[0] ?? 0) - one) <= Math.abs(one) * 1e-14);
      },
    ),
  );
});

describe('a paste', () => {
  const figure = fc.oneof(
    fc.constant(null),
    fc.integer({ min: -100_000, max: 100_000 }),
    fc.double({ noNaN: true, min: -1e6, max: 1e6 }).map((one) => Math.round(one * 1000) / 1000),
  );
  const grid = fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 6 }))
    .chain(([rows, slots]) =>
      fc.array(fc.array(figure, { minLength: slots, maxLength: slots }), { minLength: rows, maxLength: rows }),
    );
  holds(
    'of what the grid copied puts the same figures in the same places',
    fc.property(grid, (figures) => {
      const area = { top: 0, left: 0, bottom: figures.length - 1, right: (figures[0]?.length ?? 1) - 1 };
      const empty = figures.map((row) => row.map(() => null));
      const pasted = paste(copied(figures, area), area, empty, () => false, { decimal: '.' });
      if ('twofold' in pasted) return false;
      const found = figures.map((row, at) =>
        row.map((_, slot) => pasted.writes.find((one) => one.row === at && one.column === slot)?.value ?? null),
      );
      const sane = figures.map((row) => row.map((one) => (one === 0 ? 0 : one)));
      return JSON.stringify(found) === JSON.stringify(sane);
    }),
  );
});

describe('an answer', () => {
  /** Integers that JavaScript does not hold are texts, keys that are prototypes are gone. */
  const expected = (value: unknown): unknown => {
    if (typeof value === 'bigint')
      return Math.abs(Number(value)) >= 1e15 && String(value).replace('-', '').length >= 16
        ? String(value)
        : Number(value);
    if (Array.isArray(value)) return value.map(expected);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, one]) => (key === '__proto__' ? [] : [[key, expected(one)]])),
    );
  };
  const written = (value: unknown): string => {
    if (typeof value === 'bigint') return String(value);
    if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    return `{${Object.entries(value)
      .map(([key, one]) => `${JSON.stringify(key)}: ${written(one)}`)
      .join(',')}}`;
  };
  const { value } = fc.letrec<{ readonly value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(null, true, false, 0.5, -1.25e-7, 'a "text" with 12345678901234567890'),
      fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
      text,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.oneof(text, fc.constant('constructor')), tie('value'), { maxKeys: 4, noNullPrototype: true }),
    ),
  }));
  holds(
    'is what was written, with every digit of its ids',
    fc.property(value, (given) => JSON.stringify(losslessJson(written(given))) === JSON.stringify(expected(given))),
  );
  holds(
    'that was cut is none',
    fc.property(
      fc.array(value, { minLength: 1, maxLength: 3 }),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      (given, share) => {
        const whole = written(given);
        try {
          losslessJson(whole.slice(0, Math.max(1, Math.floor(whole.length * share))));
          return false;
        } catch (error) {
          return error instanceof SyntaxError;
        }
      },
    ),
  );
});
