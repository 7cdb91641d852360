import type { AnyRecord } from '@/schema';
import { billedLines } from './billedLines';
import { ownBids, ownResults } from './offers';
import { KINDS_OF, type RecordKind, type Stage, type TraceRecords } from './traceRecords';

/** Parts of an order: each stands with its figure, dozens of them are not named once more. */
const PARTS: readonly RecordKind[] = ['shares', 'commands', 'runResources', 'lines', 'declarations'];

/** The records of a kind that a stage is about. */
function recordsOf(kind: RecordKind, records: TraceRecords): readonly AnyRecord[] {
  if (kind === 'bids') return ownBids(records) ?? [];
  if (kind === 'results') return ownResults(records) ?? [];
  if (kind !== 'monthBills' && kind !== 'customBills') return records[kind] ?? [];
  return [...new Set(billedLines(records).flatMap((one) => (one.bill && one.kind === kind ? [one.bill] : [])))];
}

/** The records a stage is about, without the parts of an order. */
export const recordsOfStage = (
  stage: Stage,
  records: TraceRecords,
): readonly { readonly kind: RecordKind; readonly record: AnyRecord }[] =>
  KINDS_OF[stage].flatMap((kind: RecordKind) =>
    PARTS.includes(kind) ? [] : recordsOf(kind, records).map((record) => ({ kind, record })),
  );
