import { formatNumber } from '@/schema';

/** Several numbers for one text, each as lists write it. */
export function formatCounts(counts: Readonly<Record<string, number>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, formatNumber(count)]));
}

/** A number of rows for a text: its form is chosen by the number, which is written as lists write it. */
export function counted(count: number): { readonly smart_count: number; readonly count: string } {
  return { smart_count: count, count: formatNumber(count) };
}
