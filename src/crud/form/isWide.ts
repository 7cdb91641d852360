import type { Field } from '@/schema';
import { typeOptions } from '@/schema/typeOptions';

/** Whether the field takes a whole row: a wide type, or a text of several lines. */
export function isWide(field: Field): boolean {
  return field.type.wide === true || typeOptions(field).multiline === true;
}
