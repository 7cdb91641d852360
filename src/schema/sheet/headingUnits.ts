import type { Fields } from '../field';
import { isScaledUnit } from '../measure/unit';
import type { NumberForm } from '../readers/number';
import { writtenUnitFactor } from '../readers/writtenUnitFactor';
import type { Mapping } from './matchHeadings';
import { cellText, numberText, type SheetCell } from './sheetCell';

type Rows = readonly (readonly SheetCell[])[];

/** A heading is not longer. */
const LONGEST = 100;
const IN_BRACKETS = /[([【]([^()[\]【】]*)[)\]】]/g;
/**
 * Behind the last blank, comma or underscore, or a stroke that follows a word of no unit: 'Volume in MWh', '电量/MWh',
 * 'volume_MWh'.
 */
const LAST_WORD = /(?:[\s,_]|[^\w.]\/)([^\s,_]+)$/u;
/** What numbers are told in tens of thousands or millions by, before their unit. */
const SCALE = /^(?:[十百千万萬亿億]+|thousand|million|mill?\.?|mio\.?|mln\.?|tsd\.?)\s*/iu;
/** A figure without any unit beside it: '0,285', '(1.234,5)', '1.5E3'. */
const BARE = /^[^\p{L}\p{Sc}%‰]*\p{Nd}[^\p{L}\p{Sc}%‰]*(?:e[+-]?\d+)?$/iu;

/**
 * Whether a text is a unit other than that of a column: one that it can be converted from, or one that its figures
 * cannot be in.
 */
function isOther(text: string, { unit = '', currency }: NumberForm): boolean {
  const factor = writtenUnitFactor(text, unit, currency);
  if (factor !== undefined) return factor !== 1;
  return isScaledUnit((text.split('/').at(-1) ?? '').trim().replace(SCALE, ''));
}

/**
 * The unit that a heading says its figures are in, where it is not the one of the field; undefined where it says
 * nothing else.
 */
export function headingUnit(heading: string, form: NumberForm): string | undefined {
  if ((form.unit ?? '') === '') return undefined;
  const text = heading.normalize('NFKC').slice(0, LONGEST).trim();
  const inBrackets = Array.from(text.matchAll(IN_BRACKETS), ([, inside = '']) => inside.trim());
  const found = inBrackets.find((one) => isOther(one, form));
  const word = LAST_WORD.exec(text)?.[1];
  return (
    found ??
    (word !== undefined && writtenUnitFactor(word, form.unit ?? '', form.currency) !== undefined && isOther(word, form)
      ? word
      : undefined)
  );
}

/** A cell with the unit of its heading, unless it has one of its own or no figure. */
function withUnit(cell: SheetCell, unit: string): SheetCell {
  const text = typeof cell === 'number' ? numberText(cell) : cellText(cell).slice(0, LONGEST);
  return BARE.test(text) ? `${text} ${unit}` : cell;
}

/**
 * The rows of a sheet, each figure of a column that is told in another unit than its field beside that unit: `0,285`
 * below 'Volume (MWh)' is `0,285 MWh`, and read so it is 285 kWh, or refused where it can be none. The unit stands in
 * the heading or in the line below it.
 *
 * @param headings by column, as they are in the line `headerRow`
 */
export function withHeadingUnits(
  rows: Rows,
  headerRow: number,
  headings: readonly string[],
  mapping: Mapping,
  fields: Fields,
): Rows {
  const units = mapping.map((name, column) => {
    const field = name === null ? undefined : fields[name];
    const form = field?.type.number?.(field.options);
    if (!form) return undefined;
    const below = cellText(rows[headerRow + 1]?.[column]);
    return headingUnit(headings[column] ?? '', form) ?? headingUnit(`(${below.slice(0, LONGEST)})`, form);
  });
  if (units.every((unit) => unit === undefined)) return rows;
  return rows.map((row, at) =>
    at <= headerRow
      ? row
      : row.map((cell, column) => (units[column] === undefined ? cell : withUnit(cell, units[column]))),
  );
}
