import { type BulkFailure, isUnclear } from '@/data';

/**
 * How many of several records were done, how many were not, and of how many nobody knows.
 *
 * @param plain the text where all is known, of `done` and `failed`
 */
export function partlyText(
  { succeeded, failed }: BulkFailure,
  translate: (key: string, args: object) => string,
  plain = 'actions.partlyShort',
): string {
  const unclear = failed.filter(({ error }) => isUnclear(error)).length;
  const counts = { done: succeeded.length, failed: failed.length - unclear };
  if (unclear === 0) return translate(plain, counts);
  return `${translate('actions.partlyShort', counts)} ${translate('actions.unclearCount', { count: unclear })}`;
}
