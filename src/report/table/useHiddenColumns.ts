import { useUserMemory } from '@/widgets/useUserMemory';

const NONE: readonly string[] = [];
const readNames = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : NONE;

/** Columns of a table that the user put away, kept for him. @param table `<report>/<block>` */
export function useHiddenColumns(table: string) {
  return useUserMemory(`report.columns.${table}`, readNames);
}
