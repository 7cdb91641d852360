import { type Column, type Field, typeOptions } from '@/schema';
import { textWidth } from '@/schema/internal';
import type { Wanted } from '@/widgets/internal';
import type { Needed } from './measuredWidths';

/** Widths in px that usually fit a value of the kind. */
const WIDTHS: Readonly<Record<string, number>> = {
  number: 96,
  percent: 96,
  money: 160,
  boolean: 80,
  enumeration: 120,
  codes: 180,
  quantity: 128,
  serial: 152,
  month: 96,
  year: 72,
  timeOfDay: 88,
  period: 200,
  date: 120,
  dateTime: 172,
  dateRange: 200,
  image: 80,
  password: 96,
};
const USUAL = 160;
/** Room for the padding and the sort arrow of a heading. */
const AROUND = 48;

/** About how wide a text of 14 px is. */
const widthOf = (text: string): number => textWidth(text, 8, 14);

/** A usual unit, which the width of a quantity has room for. */
const SHORT = widthOf('MWh');

/** What a unit behind each number takes; of a quantity, what is longer than usual. Money is told by three letters. */
function unitWidth(field: Field): number {
  const { measure, unit = '' } = typeOptions(field);
  if (measure) return Math.max(0, widthOf(measure.unit.replace('money', 'EUR')) - SHORT);
  return unit === '' ? 0 : widthOf(unit) + 8;
}

/** The width of a column in px: the schema's, else what its type needs, and never less than its heading. */
export function columnWidth(column: Column, field: Field, label: string): number {
  const types = new Map(Object.entries(WIDTHS));
  return (
    column.width ??
    Math.max((types.get(field.type.name) ?? USUAL) + unitWidth(field), Math.min(widthOf(label) + AROUND, 240))
  );
}

/** Px of a heading of 14 px: of a letter, of a character of the East. */
const headingWidth = (text: string): number => textWidth(text, 8.8, 14);
const PADDING = 24;

/** A heading that is no longer stays on one line, px. */
const SHORT_HEADING = 64;

/** The least a column may have for its heading, which stands on one line or two, px. */
function headingRoom(label: string): number {
  const whole = headingWidth(label);
  const isEastern = /[\u2e80-\uffff]/.test(label); // its characters break anywhere
  const words = label.split(/\s+/);
  const halves = words.map((_, at) =>
    Math.max(...[words.slice(0, at), words.slice(at)].map((line) => headingWidth(line.join(' ')))),
  );
  const two = isEastern ? whole / 2 + 8 : Math.min(...halves);
  return Math.ceil(Math.min(whole, Math.max(two, SHORT_HEADING))) + PADDING;
}

/** Texts may be cut where they do not differ; numbers, money, times, states and ids are whole. */
const isWhole = ({ type }: Field): boolean =>
  type.align === 'end' || Boolean(type.codes ?? type.traits?.calendar ?? type.traits?.moment ?? type.traits?.period);

/**
 * The most a column of texts has for its values, and up to where they are whole where room is missing, px; of the
 * identity more, as it is what one looks for.
 */
const TEXT = { most: 240, widest: 320, kept: 88 } as const;
const IDENTITY = { most: 320, widest: 400, kept: 200 } as const;

interface Drawn {
  readonly field: Field;
  readonly label: string;
  readonly isTitle: boolean;
  readonly width: number;
  readonly resized: boolean;
}

/** What a column of the list wants, for what its values need; its usual width until some are drawn. */
export function wantedWidth({ field, label, isTitle, width, resized }: Drawn, needed: Needed | undefined): Wanted {
  if (resized || !needed) return { width, resized };
  const heading = headingRoom(label);
  if (isWhole(field) || needed.isCode) return { width: Math.max(needed.all, heading), keeps: true, resized };
  const { most, widest, kept } = isTitle ? IDENTITY : TEXT;
  const wanted = Math.max(Math.min(needed.all, most), heading);
  return {
    width: wanted,
    least: Math.max(Math.min(needed.most, most), Math.min(needed.all, kept), heading),
    most: Math.max(wanted, Math.min(needed.all, widest)),
    resized,
  };
}
