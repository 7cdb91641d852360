import { isEmpty } from '@/schema';
import type { CellProps } from './views';
import { useTextContext } from './useTextContext';

/** A value in plain words, '-' when there is none (spec 01 §8: empty is '-', zero is 0). */
export function useWords({ value, record, name, field, scope, column }: CellProps): string {
  const context = useTextContext(scope, name, field);
  if (isEmpty(value)) return '-';
  return field.type.text(value, field.options, { ...context, record, column }) || '-';
}
