import { type Field, type InputWidth, typeOptions } from '@/schema';

/** Whether the field takes a whole row: a wide type, or a text of several lines. */
export function isWide(field: Field): boolean {
  return field.type.wide === true || typeOptions(field).multiline === true;
}

/** How wide inputs are, in px: a number fits into less than a name does. */
const WIDTHS: Readonly<Record<InputWidth, number>> = { number: 120, day: 160, choice: 240, name: 320, text: 480 };

/** How wide the input of a field is in a form. */
export function inputWidth(field: Field): string {
  if (isWide(field)) return '100%';
  return `${WIDTHS[field.type.inputWidth?.(field.options) ?? 'text']}px`;
}
