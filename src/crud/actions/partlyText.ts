import { type BulkFailure, isUnclear } from '@/data';

/**
 * How many of several records were done, how many were not, of how many nobody knows, and how many were not begun.
 *
 * @param plain the text where all is known, of `done` and `failed`
 */
export function partlyText(
  { succeeded, failed, left }: BulkFailure,
  translate: (key: string, args: object) => string,
  plain = 'actions.partlyShort',
): string {
  const unclear = failed.filter(({ error }) => isUnclear(error)).length;
  const counts = { done: succeeded.length, failed: failed.length - unclear };
  if (unclear + left.length === 0) return translate(plain, counts);
  return [
    translate('actions.partlyShort', counts),
    ...(unclear > 0 ? [translate('actions.unclearCount', { count: unclear })] : []),
    ...(left.length > 0 ? [translate('lists.bulk.leftCount', { count: left.length })] : []),
  ].join(' ');
}
