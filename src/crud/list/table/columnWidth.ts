import type { Column, Field } from '@/schema';
import { textWidth } from '@/schema/textWidth';
import { typeOptions } from '@/schema/typeOptions';

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

/** Two words, what is between them and the button of the menu. */
const BESIDE_ACTIONS = 32;
const MENU = 36;

/** Room for the two widest of these actions and, with `menu`, for the others; `0` when there is nothing to do. */
export function actionsWidth(labels: readonly string[], menu: boolean, heading: string): number {
  if (labels.length === 0) return 0;
  const [first = 0, second = 0] = labels.map((label) => widthOf(label)).sort((a, b) => b - a);
  return Math.max(first + second + BESIDE_ACTIONS + (menu ? MENU : 0), widthOf(heading) + AROUND);
}

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
