import { decodeRecord, type AnyRecord } from '@/schema';
import { plant } from '@schemas/vpp/operation/plant';
import { responseOrder } from '@schemas/vpp/operation/response-order';
import { responseOrderAdjustment } from '@schemas/vpp/operation/response-order-adjustment';
import { responseOrderCommand } from '@schemas/vpp/operation/response-order-command';
import { responseOrderRun } from '@schemas/vpp/operation/response-order-run';
import { responseOrderRunResource } from '@schemas/vpp/operation/response-order-run-resource';
import { allocate } from '@schemas/vpp/parts/allocate';
import { bidTotals, cleared } from '@schemas/vpp/parts/bids';
import { appraise, cents, splitOrder } from '@schemas/vpp/parts/settle';
import { appraisal } from '@schemas/vpp/trade/appraisal';
import { monthBill } from '@schemas/vpp/trade/month-bill';
import { orderSettlement } from '@schemas/vpp/trade/order-settlement';
import { settlementTrade } from '@schemas/vpp/trade/settlement-trade';
import { tradeBid } from '@schemas/vpp/trade/trade-bid';
import { tradeNotice } from '@schemas/vpp/trade/trade-notice';
import { treatmentResult } from '@schemas/vpp/trade/treatment-result';
import type { TraceRecords } from '../traceRecords';

/** What a resource of a made order does. */
interface Made {
  /** kW. */
  readonly assigned: number;
  readonly sendStatus: 'success' | 'failed' | 'none';
  /** Percent of what it was told. */
  readonly gives: number;
  readonly ratio: number;
}

/** What an order of tests is made of. */
export interface MadeOrder {
  readonly resources: readonly Made[];
  readonly price: number;
  readonly hours: number;
  readonly penalty: number;
  readonly status: 'completed' | 'stopped' | 'executing';
  readonly lineStatus: 'editing' | 'confirmed' | 'settled';
  readonly offered: number;
}

export const ORDER_ID = {
  id: '9',
  currency: 'EUR',
  timeZone: 'Europe/Amsterdam',
  responseDate: '2026-11-12',
  vppId: 'p',
};
const time = (hours: number) => ({ startTime: '10:00', endTime: `${String(10 + hours)}:00` });

/** An order as a cloud reckons it: cleared, divided, carried out, appraised, settled and billed by the rules. */
export function madeOrder({ resources, price, hours, penalty, status, lineStatus, offered }: MadeOrder): TraceRecords {
  const target = cents(resources.reduce((sum, { assigned }) => sum + assigned, 0));
  const segments = [
    { ...time(hours), bidPower: target, bidPrice: price - 0.1, abilityPower: target + offered },
    ...(offered > 0
      ? [{ ...time(hours), bidPower: offered, bidPrice: price + 0.2, abilityPower: target + offered }]
      : []),
  ];
  const bid = bidTotals(segments);
  const taken = cleared(segments, price);
  const given = resources.map(({ assigned, sendStatus, gives }) =>
    sendStatus === 'success' ? cents((assigned * gives) / 100) : 0,
  );
  const isOver = status === 'completed';
  const mean = cents(given.reduce((sum, one) => sum + one, 0));
  const response = cents(Math.max(0, mean) * hours);
  const targetEnergy = cents(target * hours);
  const found = appraise(response, targetEnergy);
  const fee = cents(found.effectiveEnergy * price);
  const energies = allocate(
    Math.round(found.effectiveEnergy * 100),
    given.map((one) => Math.max(0, one)),
  );
  const isPaid = energies.some((one) => one > 0);
  const money = splitOrder(
    fee,
    isPaid ? penalty : 0,
    resources.map(({ ratio }, at) => ({ energy: given[at] ?? 0, ratio, shortfall: 1 })),
  );
  const lines = isOver
    ? resources.map((_, at) =>
        decodeRecord(orderSettlement, {
          ...ORDER_ID,
          id: `line ${at}`,
          orderId: '9',
          resourceId: `r${at}`,
          resourceName: `Resource ${at}`,
          status: lineStatus,
          effectiveEnergy: (energies[at] ?? 0) / 100,
          unitPrice: price,
          responseFee: money[at]?.responseFee,
          penalty: money[at]?.penalty,
          shareRatio: resources[at]?.ratio,
          customerAmount: money[at]?.customer,
          operatorAmount: money[at]?.operator,
        }),
      )
    : [];
  const sum = (name: string) => cents(lines.reduce((all, line) => all + Number(line[name] ?? 0), 0));
  const amount = cents(sum('responseFee') - sum('penalty'));
  const each = (make: (one: Made, at: number) => AnyRecord | undefined) =>
    resources.flatMap((one, at) => make(one, at) ?? []);
  const ofResource = (at: number) => ({
    id: `${at}`,
    orderId: '9',
    resourceId: `r${at}`,
    resourceName: `Resource ${at}`,
  });
  return {
    order: [
      decodeRecord(responseOrder, {
        ...ORDER_ID,
        ...time(hours),
        orderNo: 'RO-9',
        status,
        noticeId: 'n',
        targetPower: target,
        targetEnergy,
        duration: hours * 60,
        price,
        expectedIncome: cents(targetEnergy * price),
        responsePower: mean,
        responseEnergy: response,
        stopReason: status === 'stopped' ? 'Withdrawn' : null,
      }),
    ],
    plant: [decodeRecord(plant, { id: 'p', tenantId: 't', name: 'Plant' })],
    notice: [
      decodeRecord(tradeNotice, {
        ...ORDER_ID,
        id: 'n',
        demandPower: 5,
        priceFloor: -1,
        priceCap: 9,
        periods: [{ ...time(hours), demandPower: 5 }],
      }),
    ],
    bids: [
      decodeRecord(tradeBid, {
        ...ORDER_ID,
        id: 'b',
        noticeId: 'n',
        periods: segments,
        bidPower: bid.power,
        bidEnergy: bid.energy,
        bidPrice: bid.price,
        expectedIncome: bid.income,
      }),
    ],
    declarations: [],
    results: [
      decodeRecord(treatmentResult, {
        ...ORDER_ID,
        id: 'r',
        noticeId: 'n',
        bidId: 'b',
        orderId: '9',
        clearedPower: taken.power,
        clearedEnergy: taken.energy,
        clearedPrice: price,
        expectedIncome: taken.uniform,
        periods: segments.map((row, at) => ({ ...row, clearedPower: taken.powers[at], clearedPrice: price })),
      }),
    ],
    shares: each(({ assigned }, at) =>
      decodeRecord(responseOrderAdjustment, {
        ...ofResource(at),
        assignedPower: assigned,
        adjustablePower: assigned,
        ...time(hours),
      }),
    ),
    commands: each(({ assigned, sendStatus }, at) =>
      sendStatus === 'none'
        ? undefined
        : decodeRecord(responseOrderCommand, {
            ...ofResource(at),
            commandType: 'start',
            targetPower: assigned,
            sendStatus,
            sendTime: '2026-11-12 09:00:00',
            failReason: sendStatus === 'failed' ? 'No answer' : null,
          }),
    ),
    runs: [
      decodeRecord(responseOrderRun, {
        ...ORDER_ID,
        id: 'run',
        orderId: '9',
        runStatus: status === 'executing' ? 'running' : 'finished',
      }),
    ],
    runResources: each(({ assigned, sendStatus }, at) =>
      decodeRecord(responseOrderRunResource, {
        ...ofResource(at),
        targetPower: assigned,
        completionRate: assigned > 0 ? Math.round(((given[at] ?? 0) / assigned) * 10_000) / 100 : null,
        commandStatus: sendStatus === 'none' ? 'unsent' : sendStatus,
        onlineStatus: 1,
      }),
    ),
    appraisals: isOver
      ? [
          decodeRecord(appraisal, {
            ...ORDER_ID,
            orderId: '9',
            targetEnergy,
            responseEnergy: response,
            effectiveEnergy: found.effectiveEnergy,
            completionRate: found.completionRate,
            appraisalFactor: 1,
          }),
        ]
      : [],
    trades: isOver
      ? [
          decodeRecord(settlementTrade, {
            ...ORDER_ID,
            id: 's',
            orderId: '9',
            effectiveEnergy: Math.round(sum('effectiveEnergy') * 100) / 100_000,
            unitPrice: price,
            responseFee: sum('responseFee'),
            penalty: sum('penalty'),
            amount,
            customerAmount: sum('customerAmount'),
            operatorAmount: cents(amount - sum('customerAmount')),
          }),
        ]
      : [],
    lines,
    monthBills: [decodeRecord(monthBill, { id: 'm', month: '2026-11', tenantId: 't', status: 'sent' })],
    customBills: [],
    missingSlots: 0,
  };
}

/** Of two resources one did not take its command, and the other gave less. */
export const TWO_RESOURCES: MadeOrder = {
  resources: [
    { assigned: 200, sendStatus: 'success', gives: 90, ratio: 80 },
    { assigned: 100, sendStatus: 'failed', gives: 0, ratio: 50 },
  ],
  price: 1.5,
  hours: 2,
  penalty: 30,
  status: 'completed',
  lineStatus: 'settled',
  offered: 40,
};
