import { formatNumber } from '@/schema';

/** A number of rows for a text: its form is chosen by the number, which is written as lists write it. */
export function counted(count: number): { readonly smart_count: number; readonly count: string } {
  return { smart_count: count, count: formatNumber(count) };
}
