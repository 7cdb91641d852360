import type { BulkFailure } from '@/data/records/bulk';
import { isUnclear } from '@/data/texts/failureText';

/** How many of several records were done, how many were not, and of how many nobody knows. */
export function partlyText({ succeeded, failed }: BulkFailure, translate: (key: string, args: object) => string): string {
  const unclear = failed.filter(({ error }) => isUnclear(error)).length;
  const text = translate('actions.partlyShort', { done: succeeded.length, failed: failed.length - unclear });
  return unclear === 0 ? text : `${text} ${translate('actions.unclearCount', { count: unclear })}`;
}
