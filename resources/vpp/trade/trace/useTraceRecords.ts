import { useDataProvider } from 'react-admin';
import { useAccess } from '@/access';
import { asText } from '@/api';
import { resourceNameOf, useLive, type ConsoleDataProvider } from '@/data';
import { isObject, type AnyRecord } from '@/schema';
import { vppCalls } from '../../operation/calls';
import { runFigures } from '../../operation/run/runFigures';
import { SCHEMA_OF, textOf, type RecordKind, type TraceRecords } from './traceRecords';
import type { LogLine } from './stageTimes';

/**
 * How the records of one kind stand. `refused`: no menu of this person leads to them, so nothing is asked. `lost`: what
 * they would be asked by is not known.
 */
export interface Answer {
  readonly state: 'refused' | 'lost' | 'waiting' | 'failed' | 'known';
  readonly records: readonly AnyRecord[] | undefined;
  readonly error: unknown;
  onRetry(): void;
}

export type Answers = Readonly<Record<RecordKind, Answer>>;

/** Menus that open records which have none of their own. */
const OPENED_BY: Readonly<Partial<Record<RecordKind, readonly string[]>>> = {
  shares: [SCHEMA_OF.order],
  commands: [SCHEMA_OF.order],
  runResources: [SCHEMA_OF.order, SCHEMA_OF.runs],
};

const PAGE = 200;
const MOST_PAGES = 10;
const NOTHING: readonly AnyRecord[] = [];

/** What records of a kind are asked by: their ids, or filters. '' for an id: it is known that there are none. */
type By =
  { readonly id: string } | { readonly filter: Readonly<Record<string, unknown>>; keep?(row: AnyRecord): boolean };

function useReader() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const access = useAccess();
  return async (kind: RecordKind, by: By, signal: AbortSignal): Promise<readonly AnyRecord[]> => {
    const name = resourceNameOf(access, SCHEMA_OF[kind]);
    const meta = { quiet: true };
    if ('id' in by) {
      if (by.id === '') return NOTHING;
      return [(await provider.getOne<AnyRecord>(name, { id: by.id, meta, signal })).data];
    }
    const rows: AnyRecord[] = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const pagination = { page, perPage: PAGE };
      const { data, total = 0 } = await provider.getList<AnyRecord>(name, {
        pagination,
        filter: by.filter,
        meta,
        signal,
      });
      rows.push(...data);
      if (data.length === 0 || rows.length >= total) break;
    }
    return by.keep ? rows.filter(by.keep) : rows;
  };
}

/** @param of what the page is about: the same filter may keep other records of another order */
function useAnswer(kind: RecordKind, of: string, by: By | undefined | 'lost'): Answer {
  const { pathOf } = useAccess();
  const read = useReader();
  const isOpen = (OPENED_BY[kind] ?? [SCHEMA_OF[kind]]).some((schema) => pathOf.has(schema));
  const isWanted = isOpen && by !== undefined && by !== 'lost';
  const live = useLive(
    ['vpp', 'trace', kind, of, isWanted ? by : ''],
    async (signal) => (isWanted ? read(kind, by, signal) : NOTHING),
    { enabled: isWanted },
  );
  const { data, state } = live;
  const failed = data === undefined && state.error !== undefined && !state.loading;
  return {
    state: !isOpen
      ? 'refused'
      : by === 'lost'
        ? 'lost'
        : isWanted && data !== undefined
          ? 'known'
          : isWanted && failed
            ? 'failed'
            : 'waiting',
    records: isWanted ? data : undefined,
    error: state.error,
    onRetry: state.onRetry,
  };
}

/** The first of the values that is there; `null` where none comes any more. */
function firstOf(
  answers: readonly Answer[],
  read: (records: readonly AnyRecord[]) => string,
): string | null | undefined {
  for (const { records } of answers) {
    const found = records === undefined ? '' : read(records);
    if (found !== '') return found;
  }
  return answers.some(({ state }) => state === 'waiting') ? undefined : null;
}

const byValue = (value: string | null | undefined, make: (value: string) => By): By | undefined | 'lost' =>
  value === null ? 'lost' : value === undefined ? undefined : make(value);

const field = (name: string) => (records: readonly AnyRecord[]) => textOf(records[0], name);

export interface TraceAnswers {
  readonly answers: Answers;
  readonly records: TraceRecords;
  readonly log: readonly LogLine[];
  /** Orders that were made of the notice; undefined until it is known. */
  readonly orders: readonly AnyRecord[] | undefined;
}

/** What an address is about: an order, or a notice whose order is looked for. */
export interface TraceOf {
  readonly order: string;
  readonly notice: string;
}

const NO_LOG: readonly LogLine[] = [];

/** What was done to the order, by its log; it is no stage, and where it does not come nothing is said. */
function useOrderLog(order: AnyRecord | undefined): readonly LogLine[] {
  const provider = useDataProvider<ConsoleDataProvider>();
  const access = useAccess();
  const { data } = useLive(
    ['vpp', 'trace', 'log', order?.id],
    async (signal) => {
      const name = resourceNameOf(access, SCHEMA_OF.order);
      const found = (await provider.loadAction(name, { key: 'log', record: order, signal, quiet: true })).data;
      const rows: unknown[] = Array.isArray(found.list) ? found.list : [];
      return rows.filter(isObject).map((row) => ({ step: asText(row.step), time: asText(row.time) }));
    },
    { enabled: order !== undefined },
  );
  return data ?? NO_LOG;
}

/** Quarters of an hour that the curves of a run have nothing of; where they do not come, nobody tells it. */
function useMissingSlots(orderId: string, runs: Answer): number | undefined {
  const { pathOf } = useAccess();
  const isOpen = [SCHEMA_OF.order, SCHEMA_OF.runs].some((schema) => pathOf.has(schema));
  const isWanted = isOpen && orderId !== '' && runs.state !== 'waiting' && runs.records?.length !== 0;
  const { data } = useLive(
    ['vpp', 'trace', 'missing', orderId],
    async (signal) => runFigures(await vppCalls.runData({ orderId }, { signal, quiet: true })).missingSlots ?? 0,
    { enabled: isWanted },
  );
  return runs.records?.length === 0 ? 0 : data;
}

/** The records of an order, each kind by a call of its own: one that fails leaves the others standing. */
export function useTraceRecords({ order: orderId, notice: noticeId }: TraceOf): TraceAnswers {
  const of = `${orderId} ${noticeId}`;
  const hasOrder = orderId !== '';
  const ofOrder: By | undefined | 'lost' = hasOrder ? { filter: { orderId } } : { id: '' };
  const order = useAnswer('order', of, { id: orderId });
  const appraisals = useAnswer('appraisals', of, ofOrder);
  const lines = useAnswer('lines', of, ofOrder);
  const runs = useAnswer('runs', of, ofOrder);
  const isOrdered = order.state === 'known' && hasOrder;
  const notice = useAnswer(
    'notice',
    of,
    noticeId !== ''
      ? { id: noticeId }
      : isOrdered
        ? { id: field('noticeId')(order.records ?? []) }
        : byValue(firstOf([order], field('noticeId')), (id) => ({ id })),
  );
  const ofNotice = noticeId !== '' ? noticeId : isOrdered ? textOf(order.records?.[0], 'noticeId') : undefined;
  const byNotice: By | undefined | 'lost' =
    ofNotice === undefined
      ? byValue(firstOf([order], field('noticeId')), (id) => ({ filter: { noticeId: id } }))
      : ofNotice === ''
        ? { id: '' }
        : { filter: { noticeId: ofNotice }, keep: (row) => row.noticeId === ofNotice };
  const plantId = firstOf([order, appraisals, notice], field('vppId'));
  const day = firstOf([order, appraisals, lines], field('responseDate'));
  const plant = useAnswer(
    'plant',
    of,
    byValue(plantId, (id) => ({ id })),
  );
  const isOwn = (row: AnyRecord) => row.vppId === plantId;
  const byBoth =
    typeof byNotice === 'object' && 'filter' in byNotice && typeof plantId === 'string'
      ? {
          filter: { ...byNotice.filter, vppId: plantId },
          keep: (row: AnyRecord) => row.noticeId === ofNotice && isOwn(row),
        }
      : byNotice;
  const bids = useAnswer('bids', of, byBoth);
  const declarations = useAnswer('declarations', of, byNotice);
  const results = useAnswer('results', of, byBoth);
  const shares = useAnswer('shares', of, ofOrder);
  const commands = useAnswer('commands', of, ofOrder);
  const runResources = useAnswer('runResources', of, ofOrder);
  const ofDay = (make: (value: string) => By): By | undefined | 'lost' => (hasOrder ? byValue(day, make) : { id: '' });
  const trades = useAnswer(
    'trades',
    of,
    ofDay((date) => ({ filter: { responseDate: [date, date] }, keep: (row) => row.orderId === orderId })),
  );
  const monthBills = useAnswer(
    'monthBills',
    of,
    ofDay((date) => ({ filter: { month: date.slice(0, 7) } })),
  );
  const customBills = useAnswer(
    'customBills',
    of,
    ofDay(() => ({ filter: {}, keep: (row) => isAround(row, day) })),
  );
  const answers: Answers = {
    order,
    plant,
    notice,
    bids,
    declarations,
    results,
    shares,
    commands,
    runs,
    runResources,
    appraisals,
    trades,
    lines,
    monthBills,
    customBills,
  };
  const records: TraceRecords = {
    order: order.records,
    plant: plant.records,
    notice: notice.records,
    bids: bids.records,
    declarations: declarations.records,
    results: results.records,
    shares: shares.records,
    commands: commands.records,
    runs: runs.records,
    runResources: runResources.records,
    appraisals: appraisals.records,
    trades: trades.records,
    lines: lines.records,
    monthBills: monthBills.records,
    customBills: customBills.records,
    missingSlots: useMissingSlots(orderId, runs),
  };
  return { answers, records, log: useOrderLog(order.records?.[0]), orders: useOrdersOf(noticeId, notice.records?.[0]) };
}

/** Whether a bill of any days is about a day. */
const isAround = (bill: AnyRecord, day: string | null | undefined): boolean =>
  typeof day === 'string' && textOf(bill, 'startDate') <= day && day <= textOf(bill, 'endDate');

/** The orders of a notice: no list of them is asked by it, so those of its day are looked through. */
function useOrdersOf(noticeId: string, notice: AnyRecord | undefined): readonly AnyRecord[] | undefined {
  const { pathOf } = useAccess();
  const read = useReader();
  const day = textOf(notice, 'responseDate');
  const isWanted = noticeId !== '' && notice !== undefined && pathOf.has(SCHEMA_OF.order);
  const by: By = { filter: { responseDate: [day, day] }, keep: (row) => row.noticeId === noticeId };
  const { data } = useLive(['vpp', 'trace', 'orders', noticeId, day], async (signal) => read('order', by, signal), {
    enabled: isWanted,
  });
  return data;
}
