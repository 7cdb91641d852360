import { bidProblems, bidTotals, type BidRow } from '@schemas/vpp/parts/bids';
import type { BackendContext } from '../../../../core/context';
import { actorOf } from '../../../../core/incoming';
import { Refusal, type FieldRefusal } from '../../../../core/refusal';
import type { CrudHooks, Draft } from '../../../../crud/hooks';
import type { Doc } from '../../../../store/store';
import { nowOf } from '../../../../workflow/recordClock';
import { numberAt, textAt } from '../../operation/vppDocs';
import { BID, FORMER_BID, NOTICE } from '../tradeDocs';
import { tradeTexts } from '../tradeTexts';
import { noticeTime, rowsIn, unitAbility } from './bidAbility';
import { settleMarket } from './settleMarket';

const noticeOf = (context: BackendContext, row: Doc): Doc | undefined =>
  settleMarket(context).find(({ id }) => id === row.noticeId);

/** The rows of a bid with what the unit uses and can adjust at their times. */
function filled(context: BackendContext, notice: Doc, row: Doc): Doc[] {
  return rowsIn(row.periods).map((one) => ({
    ...one,
    ...unitAbility(context, textAt(row, 'unitId'), noticeTime(notice, one)),
  }));
}

/**
 * Why a bid is not taken, at the cells that are wrong. The deadline is that of the market's clock, whatever the browser
 * thinks.
 */
function refused(
  context: BackendContext,
  row: Doc,
  before: Doc | undefined,
): Readonly<Record<string, FieldRefusal>> | undefined {
  const notice = noticeOf(context, row);
  if (!notice) return { noticeId: { key: 'notFound' } };
  const deadline = textAt(notice, 'declareDeadline');
  if (nowOf(context, notice) >= deadline)
    throw new Refusal(tradeTexts.closed, { code: '4009', args: { time: deadline } });
  if (!before && context.store.all(BID).some((bid) => bid.noticeId === row.noticeId && bid.unitId === row.unitId))
    return { unitId: { key: tradeTexts.one } };
  const rows = filled(context, notice, row);
  const times = rowsIn(notice.periods);
  const [floor, cap] = [numberAt(notice, 'priceFloor'), numberAt(notice, 'priceCap')];
  const outside = rows.flatMap((one, at): [string, FieldRefusal][] =>
    times.some(
      (time) =>
        textAt(time, 'startTime') <= textAt(one, 'startTime') && textAt(one, 'endTime') <= textAt(time, 'endTime'),
    )
      ? []
      : [
          [
            `periods.${at}.startTime`,
            { key: tradeTexts.outside, args: { time: `${textAt(one, 'startTime')}–${textAt(one, 'endTime')}` } },
          ],
        ],
  );
  const problems = bidProblems(rows as readonly BidRow[], { floor, cap }).map(
    ({ problem, row: at, time }): [string, FieldRefusal] => {
      const args = { time, power: numberAt(rows[at], 'abilityPower'), price: problem === 'low' ? floor : cap };
      if (problem === 'beyond' || problem === 'none')
        return [`periods.${at}.bidPower`, { key: problem === 'beyond' ? tradeTexts.beyond : tradeTexts.wrong, args }];
      if (problem === 'rising' || problem === 'low' || problem === 'high')
        return [`periods.${at}.bidPrice`, { key: tradeTexts[problem], args }];
      return [`periods.${at}.startTime`, { key: tradeTexts.wrong, args }];
    },
  );
  const all = [...outside, ...problems];
  return all.length > 0 ? Object.fromEntries(all) : undefined;
}

/** Bids are with the market at once, each adjustment as a version of its own; nothing is taken after the deadline. */
export function bidHooks(context: BackendContext): CrudHooks {
  const whole = ({ row, incoming }: Draft, version: number): Doc => {
    const notice = noticeOf(context, row) ?? row;
    const periods = filled(context, notice, row);
    const { power, energy, price, income } = bidTotals(periods as readonly BidRow[]);
    const { user } = actorOf(incoming);
    return {
      ...row,
      tenantId: notice.tenantId,
      responseDate: notice.responseDate,
      timeZone: notice.timeZone,
      currency: notice.currency,
      periods,
      bidPower: power,
      bidEnergy: energy,
      bidPrice: price,
      expectedIncome: income,
      declareDeadline: notice.declareDeadline,
      priceFloor: notice.priceFloor,
      priceCap: notice.priceCap,
      bidStatus: 'submitted',
      bidTime: nowOf(context, notice),
      bidder: user.id,
      bidderName: user.name,
      version,
    };
  };
  return {
    rows: () => (settleMarket(context), context.store.all(BID)),
    check: ({ row }, before) => refused(context, row, before),
    create: (draft) => whole(draft, 1),
    created: (row) => {
      const notice = noticeOf(context, row);
      if (notice && (notice.processStatus === 'pending' || notice.processStatus === 'declaring'))
        context.store.put(NOTICE, { ...notice, processStatus: 'submitted', stateTime: row.bidTime });
    },
    edit: (draft, before) => {
      context.store.put(FORMER_BID, { ...before, id: `${before.id} ${numberAt(before, 'version')}`, bidId: before.id });
      return whole(draft, numberAt(before, 'version') + 1);
    },
  };
}
