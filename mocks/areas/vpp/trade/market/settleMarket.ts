import { bidTotals, cleared, type BidRow } from '@schemas/vpp/parts/bids';
import { nowOn } from '@/schema/dates';
import { newId } from '../../../../core/ids';
import type { BackendContext } from '../../../../core/context';
import type { Doc } from '../../../../store/store';
import { settleOrders } from '../../operation/orders/settleOrders';
import { zoneOf } from '../../operation/orders/orderWindow';
import { numberAt, ORDER, textAt } from '../../operation/vppDocs';
import { BID, NOTICE, RESULT } from '../tradeDocs';
import { rowsIn } from './bidAbility';

/** Where between floor and cap a market of the demonstration clears. */
const CLEARS_AT = 0.62;

/**
 * What a market takes of a bid, as its result and as the bid says it then.
 *
 * @param at the price it clears at. Default: the same place between floor and cap for all
 */
export function clearBid(notice: Doc, bid: Doc, id: string, at?: number): { readonly bid: Doc; readonly result: Doc } {
  const [floor, cap] = [numberAt(notice, 'priceFloor'), numberAt(notice, 'priceCap')];
  const price = at ?? Math.round((floor + (cap - floor) * CLEARS_AT) * 10_000) / 10_000;
  const rows = rowsIn(bid.periods);
  const taken = cleared(rows as readonly BidRow[], price, 0.5);
  const periods = rows.map((row, place) => ({
    startTime: row.startTime,
    endTime: row.endTime,
    bidPower: row.bidPower,
    clearedPower: Math.round((taken.powers[place] ?? 0) * 100) / 100,
    clearedPrice: price,
  }));
  const { power } = bidTotals(
    periods.map((row) => ({
      startTime: String(row.startTime),
      endTime: String(row.endTime),
      bidPower: row.clearedPower,
      bidPrice: price,
    })),
  );
  const common = {
    tenantId: bid.tenantId,
    noticeId: notice.id,
    vppId: bid.vppId,
    responseDate: notice.responseDate,
    timeZone: notice.timeZone,
    currency: notice.currency,
  };
  return {
    bid: { ...bid, bidStatus: taken.result },
    result: {
      id,
      ...common,
      resultNo: textAt(bid, 'bidNo').replace('BID', 'TR'),
      bidId: bid.id,
      periods,
      clearedPower: power,
      clearedEnergy: taken.energy,
      clearedPrice: price,
      expectedIncome: taken.uniform,
      result: taken.result,
      confirmStatus: 'unconfirmed',
      confirmTime: null,
      priceReason: null,
      orderId: null,
    },
  };
}

function moved(context: BackendContext, notice: Doc): Doc {
  const now = nowOn(zoneOf(notice), new Date(context.clock()));
  const isOver = now >= textAt(notice, 'declareDeadline');
  const to = (processStatus: string): Doc => ({ ...notice, processStatus, stateTime: now, updateTime: now });
  switch (notice.processStatus) {
    case 'pending':
    case 'declaring':
      return isOver ? to('expired') : notice;
    case 'submitted': {
      const bids = context.store.all(BID).filter((bid) => bid.noticeId === notice.id && bid.bidStatus === 'submitted');
      if (!isOver || bids.length === 0) return notice;
      for (const bid of bids) {
        const done = clearBid(notice, bid, newId(context.store));
        context.store.put(BID, done.bid);
        context.store.put(RESULT, done.result);
      }
      return to('cleared');
    }
    case 'ordered': {
      const orders = settleOrders(context).filter((order) => order.noticeId === notice.id);
      return orders.length > 0 && orders.every(({ status }) => status === 'completed' || status === 'stopped')
        ? to('closed')
        : notice;
    }
    default:
      return notice;
  }
}

/** All notices as the market's clock has brought them: expired, cleared, closed. What changed is kept. */
export function settleMarket(context: BackendContext): readonly Doc[] {
  const changed = context.store.all(NOTICE).flatMap((notice) => {
    const now = moved(context, notice);
    return now === notice ? [] : [now];
  });
  if (changed.length > 0) context.store.put(NOTICE, ...changed);
  return context.store.all(NOTICE);
}

/** The order a confirmed result becomes. */
export function orderOf(context: BackendContext, notice: Doc, result: Doc): Doc {
  const zone = zoneOf(notice);
  const rows = rowsIn(result.periods).filter((row) => numberAt(row, 'clearedPower') > 0);
  const starts = rows.map((row) => textAt(row, 'startTime')).toSorted();
  const ends = rows.map((row) => textAt(row, 'endTime')).toSorted();
  const now = nowOn(zone, new Date(context.clock()));
  const count = context.store.all(ORDER).filter((order) => order.responseDate === notice.responseDate).length + 1;
  return {
    id: newId(context.store),
    tenantId: notice.tenantId,
    timeZone: notice.timeZone,
    currency: notice.currency,
    orderNo: `RO-${textAt(notice, 'responseDate').replaceAll('-', '')}-T${String(count).padStart(2, '0')}`,
    noticeId: notice.id,
    vppId: notice.vppId,
    tradeVariety: notice.tradeVariety,
    responseType: notice.responseType,
    noticeMode: notice.noticeMode,
    noticeTime: notice.noticeTime,
    responseDate: notice.responseDate,
    startTime: starts[0] ?? '00:00',
    endTime: ends.at(-1) ?? '24:00',
    targetPower: result.clearedPower,
    price: result.clearedPrice,
    confirmDeadline: `${textAt(notice, 'responseDate')} ${starts[0] ?? '00:00'}:00`,
    status: 'pendingAssign',
    stateTime: now,
    createTime: now,
    updateTime: now,
    stopReason: null,
    remark: null,
  };
}
