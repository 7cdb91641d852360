import { meantUnit } from '@/schema/internal';
import type { Say } from '../../draft';
import { namedUnit } from '../../namedUnit';
import { quoted } from '../../sourceText';
import { numberOf, textOf } from '../json';
import type { Shape } from '../shape';
import { unitAfterIn } from './unitAfterIn';

/** Decimals accepted where the document names none: as many as are shown. */
const ANY_DECIMALS = 6;
const UNITS =
  /[（(【[]\s*(?:单位|unit)?\s*[:：]?\s*(%|‰|℃|°C|°F|°|[kMGT]?(?:Wh|Wp|W|VA|VArh|var|VAr|V|A|Ah|Hz|Pa|J|Ω)|mA|mV|ms|s|min|h|d|km|m|cm|mm|m²|m³|kg|t|L|EUR|USD|CNY|元|€|\$)\s*[)）】\]]|(?:单位\s*[:：为]?|unit\s*[:：])\s*(%|℃|°C|[kMG]?(?:Wh|Wp|W|VA|V|A|Ah|Hz)|ms|s|min|h|km|m|kg|t|元)(?![A-Za-z])/gi;
const ONE_LETTER = 'WVAJΩshdmtL%‰℃°€$元';

/** A unit of one letter is that letter as it is written: `(a)` is a note, and `unit(s)` one unit or several. */
const isMeant = (unit: string, before: string): boolean =>
  unit.length > 1 || (ONE_LETTER.includes(unit) && !(unit === 's' && /[a-z]$/i.test(before)));

/** The first unit that a text names. */
const unitNamedIn = (text: string): string | undefined =>
  [...text.matchAll(UNITS)]
    .map(({ 1: bracketed, 2: said, index }) => ({ unit: bracketed ?? said ?? '', before: text.slice(0, index) }))
    .find(({ unit, before }) => unit !== '' && isMeant(unit, before))?.unit;

function unitOf(name: string, { keys }: Shape): string | undefined {
  const said = textOf(keys['x-unit']) ?? textOf(keys.unit);
  const texts = [textOf(keys.title), textOf(keys.description)].filter((one) => one !== undefined);
  const found = texts.map((one) => unitNamedIn(one) ?? unitNamedIn(`(${one})`)).find(Boolean);
  const unit = said ?? found ?? texts.map((one) => unitAfterIn(one)?.unit).find(Boolean) ?? namedUnit(name)?.unit;
  return unit && meantUnit(unit);
}

/** An amount that is counted in cents. */
const MINOR =
  /\b(?:in|as) (?:the )?(?:(?:smallest|minor) (?:currency )?units?|cents)\b|\bminor units?\b|单位[:：为]?\s*分(?!钟)/i;

const placesOf = (step: number): number => {
  const [mantissa = '', exponent = '0'] = String(step).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
};

/** Bounds, decimals and unit of a number. What bounds itself from outside becomes the last value inside. */
export function numberOptions(name: string, shape: Shape, editable: boolean, say: Say): Record<string, string> {
  const { keys } = shape;
  const step = numberOf(keys.multipleOf);
  const whole = shape.type === 'integer';
  const decimals = whole ? 0 : step === undefined ? undefined : placesOf(step);
  const last = step ?? 10 ** -(decimals ?? ANY_DECIMALS);
  const bound = (side: 'minimum' | 'maximum', inward: 1 | -1): number | undefined => {
    const exclusive = keys[side === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum'];
    const outside = numberOf(exclusive) ?? (exclusive === true ? numberOf(keys[side]) : undefined);
    if (typeof exclusive === 'number' || exclusive === true)
      return outside === undefined ? undefined : Number((outside + inward * last).toFixed(decimals ?? ANY_DECIMALS));
    return numberOf(keys[side]);
  };
  const told = [textOf(keys.title), textOf(keys.description)].join(' ');
  if (MINOR.test(told))
    say(
      shape.place,
      'It counts the smallest unit of a currency, such as cents, and is shown as it is counted.',
      `read: (row) => ({ ...row, ${name}: Number(row.${name}) / 100 }) // and a call of the backend that takes it so`,
    );
  const [min, max, unit] = [bound('minimum', 1), bound('maximum', -1), unitOf(name, shape)];
  if (editable && decimals === undefined)
    say(
      shape.place,
      `How many decimals it may have is not said; ${ANY_DECIMALS} are accepted.`,
      'decimals: 2 // or multipleOf: 0.01 in the document',
    );
  if (step !== undefined && Math.abs(step * 10 ** placesOf(step) - 1) > 1e-9) {
    say(
      shape.place,
      `Only multiples of ${step} are accepted; the form does not check that.`,
      `rules: [rule('step', (value) => Number(value) % ${step} === 0)]`,
    );
  }
  return {
    ...(min !== undefined && { min: String(min) }),
    ...(max !== undefined && { max: String(max) }),
    ...(decimals !== 0 && { decimals: String(decimals ?? ANY_DECIMALS) }),
    ...(unit && { unit: quoted(unit) }),
  };
}
