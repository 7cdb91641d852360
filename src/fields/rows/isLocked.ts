import { matches, type AnyValues, type When } from '@/schema';

/** Nothing of the row can be changed. */
export function isLocked(
  { locked }: { readonly locked?: When<AnyValues> },
  row: Readonly<Record<string, unknown>>,
): boolean {
  return locked !== undefined && matches(locked, row);
}
