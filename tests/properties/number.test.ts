import fc from 'fast-check';
import { money, number, percent, quantity } from '@/dsl';
import { encodeField, type Field } from '@/schema';
import { decimalMarkOf, readNumber, readNumbers, readNumberText, type DecimalMark } from '@/schema/readers/number';
import { energy } from '@schemas/measures';
import { holds } from './holds';

type Figures = 'plain' | 'wide' | 'Arabic' | 'Persian' | 'Thai';

/** How a country, a program or a clerk writes numbers. */
interface Style {
  readonly decimal: DecimalMark;
  readonly group: string;
  readonly minus: string;
  readonly brackets: boolean;
  readonly figures: Figures;
  readonly before: string;
  readonly after: string;
}

const BLANKS = ['', ' ', '\u00a0', '\u202f', '\ufeff', '\u200b', '\t'];
const style: fc.Arbitrary<Style> = fc.constantFrom<DecimalMark>('.', ',').chain((decimal) =>
  fc.record({
    decimal: fc.constant(decimal),
    group: fc.constantFrom('', decimal === '.' ? ',' : '.', ' ', '\u00a0', '\u202f', '\u2009', "'", '’'),
    minus: fc.constantFrom('-', '−', '–', '－'),
    brackets: fc.boolean(),
    figures: fc.constantFrom<Figures>('plain', 'wide', 'Arabic', 'Persian', 'Thai'),
    before: fc.constantFrom(...BLANKS),
    after: fc.constantFrom(...BLANKS),
  }),
);

/** Decimal numbers of at most 15 digits, the digits of a meter, a price, a bill. */
const decimal = fc
  .tuple(fc.bigInt({ min: -999_999_999n, max: 999_999_999n }), fc.integer({ min: 0, max: 5 }))
  .map(([whole, places]) => {
    const digits = String(whole < 0n ? -whole : whole).padStart(places + 1, '0');
    const at = digits.length - places;
    return {
      isNegative: whole < 0n,
      whole: digits.slice(0, at),
      decimals: digits.slice(at),
      value: Number(`${whole}e-${places}`),
    };
  });
type Decimal = ReturnType<typeof decimal.generate>['value'];

const grouped = (whole: string, mark: string): string => whole.replace(/\B(?=(?:\d{3})+$)/g, mark);
const toWide = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));
const ZEROS = { Arabic: '\u0660', Persian: '\u06f0', Thai: '\u0e50' };
function inFigures(text: string, figures: Figures): string {
  if (figures === 'plain') return text;
  if (figures === 'wide') return toWide(text);
  const zero = ZEROS[figures].charCodeAt(0);
  return text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
}

function written(
  { isNegative, whole, decimals }: Decimal,
  { decimal: mark, group, minus, brackets, figures, before, after }: Style,
): string {
  const digits = grouped(whole, group) + (decimals && mark + decimals);
  const signed = !isNegative ? digits : brackets ? `(${digits})` : minus + digits;
  return before + inFigures(signed, figures) + after;
}

holds(
  'a number is read as it was written, or both ways with the right one among them, and never as another one',
  fc.property(decimal, style, (number, by) => {
    const reading = readNumberText(written(number, by));
    if (reading.kind === 'twofold') return reading[by.decimal] === number.value;
    return reading.kind === 'number' && reading.value === number.value;
  }),
);

holds(
  'a number is read as it was written once its mark of decimals is known',
  fc.property(
    decimal,
    style,
    (number, by) => readNumber(written(number, by), { decimal: by.decimal }) === number.value,
  ),
);

holds(
  'numbers of one column are all right, or a person is asked, or what reads both ways is nothing',
  fc.property(fc.array(decimal, { minLength: 1, maxLength: 30 }), style, (numbers, by) => {
    const texts = numbers.map((one) => written(one, by));
    const mark = decimalMarkOf(texts);
    if (mark === 'twofold') return true;
    if (mark !== undefined && mark !== by.decimal) return false;
    return texts.every((text, at) => readNumber(text, { decimal: mark }) === numbers[at]?.value);
  }),
);

holds(
  'a series of a wire holds nothing but its numbers and gaps',
  fc.property(
    fc.array(decimal, { maxLength: 20 }),
    fc.constantFrom<DecimalMark>('.', ','),
    fc.constantFrom('', "'"),
    (numbers, mark, group) => {
      const plain: Style = {
        decimal: mark,
        group,
        minus: '-',
        brackets: false,
        figures: 'plain',
        before: '',
        after: '',
      };
      return readNumbers(numbers.map((one) => written(one, plain))).every(
        (value, at) => value === null || value === numbers[at]?.value,
      );
    },
  ),
);

holds(
  'the quick way and the thorough one agree',
  fc.property(
    fc.stringMatching(/^-?[0-9]{1,8}(?:[.,][0-9]{1,6})?$/),
    fc.constantFrom<DecimalMark | undefined>(undefined, '.', ','),
    fc.boolean(),
    (text, mark, ungrouped) => {
      const form = { decimal: mark, ungrouped };
      return JSON.stringify(readNumberText(text, form)) === JSON.stringify(readNumberText(`\u200b${text}`, form));
    },
  ),
);

holds(
  'whatever text it is, it is read or not, quickly and without an error',
  fc.property(
    fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.stringMatching(/^[-+0-9.,' ()€%kWe]{0,60}$/)),
    (text) => {
      const reading = readNumberText(text, { unit: 'kW' });
      return reading.kind !== 'number' || Number.isFinite(reading.value);
    },
  ),
);

const FIELDS: readonly Field[] = [
  number({ decimals: 6, unit: 'kW' }),
  number({ decimals: 6, wireAs: 'valueUnit', unit: 'kW' }),
  money(),
  percent(),
  quantity(energy, 'generation', { input: true }),
];
holds(
  'a value that is sent comes back as it was, as a number, as its text and beside its unit',
  fc.property(
    fc.constantFrom(...FIELDS),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    ({ type, options }, value) => {
      const sent = encodeField({ type, options, required: false }, 'it', value).it;
      const back = [sent, String(value), JSON.parse(JSON.stringify(sent)) as unknown].map((wire) =>
        type.decode(wire, options),
      );
      return back.every((one) => one === value || (one === 0 && value === 0));
    },
  ),
);
