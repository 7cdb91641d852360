import { valueAt, WireError } from '@/api';
import type { Id } from '@/schema';
import { BulkFailure } from './bulk';

const textOf = (row: unknown, ...names: readonly string[]): string => {
  const found = names
    .map((name) => valueAt(row, name))
    .find((one) => typeof one === 'string' || typeof one === 'number');
  return found === undefined ? '' : String(found);
};

/**
 * What an answer over several records says that failed: `{successCount, failCount, failList: [{id, reason}]}`, the id
 * also as `key` or by its place, `row`, counted from 1. Undefined where nothing did.
 *
 * @param sent the ids as they were sent
 */
export function partFailure(
  ids: readonly Id[],
  answer: unknown,
  sent: readonly unknown[] = ids,
): BulkFailure | undefined {
  const list = valueAt(answer, 'failList');
  const rows: readonly unknown[] = Array.isArray(list) ? list : [];
  const failed = rows.flatMap((row) => {
    const named = textOf(row, 'id', 'key');
    const id = ids[sent.indexOf(named)] ?? ids[Number(textOf(row, 'row')) - 1] ?? named;
    const reason = textOf(row, 'reason', 'msg');
    const error = new WireError({
      kind: 'business',
      status: 200,
      messageKey: 'errors.server',
      ...(reason !== '' && { serverText: reason }),
    });
    return id === '' ? [] : [{ id, error }];
  });
  return failed.length === 0
    ? undefined
    : new BulkFailure(
        ids.filter((id) => !failed.some((one) => one.id === id)),
        failed,
      );
}
