import type { Field } from '@/schema';
import { recordUnit } from '@/schema/measure/recordUnit';

/** The unit of a field's numbers, '' for none. */
export function typeUnit(field: Field): string {
  const options: object = field.options;
  return 'unit' in options && typeof options.unit === 'string' ? recordUnit(options.unit) : '';
}
