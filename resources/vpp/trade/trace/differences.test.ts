import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeRecord, type AnyRecord } from '@/schema';
import { appraisal } from '@schemas/vpp/trade/appraisal';
import { monthBill } from '@schemas/vpp/trade/month-bill';
import { orderSettlement } from '@schemas/vpp/trade/order-settlement';
import { plant } from '@schemas/vpp/operation/plant';
import { responseDeclaration } from '@schemas/vpp/trade/response-declaration';
import { responseOrder } from '@schemas/vpp/operation/response-order';
import { responseOrderAdjustment } from '@schemas/vpp/operation/response-order-adjustment';
import { responseOrderCommand } from '@schemas/vpp/operation/response-order-command';
import { responseOrderRun } from '@schemas/vpp/operation/response-order-run';
import { responseOrderRunResource } from '@schemas/vpp/operation/response-order-run-resource';
import { settlementTrade } from '@schemas/vpp/trade/settlement-trade';
import { tradeBid } from '@schemas/vpp/trade/trade-bid';
import { tradeNotice } from '@schemas/vpp/trade/trade-notice';
import { treatmentResult } from '@schemas/vpp/trade/treatment-result';
import { allocate } from '@schemas/vpp/parts/allocate';
import { bidTotals, cleared } from '@schemas/vpp/parts/bids';
import { appraise, cents, splitOrder } from '@schemas/vpp/parts/settle';
import { holds } from '../../../../tests/properties/holds';
import { chainOf } from './chain';
import { differencesOf, type Difference } from './differences';
import { MEASURES, STAGES, told, type Measure, type Stage, type TraceRecords } from './traceRecords';

/** What a resource of a made order does. */
interface Made {
  /** kW. */
  readonly assigned: number;
  readonly sendStatus: 'success' | 'failed' | 'none';
  /** Percent of what it was told. */
  readonly gives: number;
  readonly ratio: number;
}

interface MadeOrder {
  readonly resources: readonly Made[];
  readonly price: number;
  readonly hours: number;
  readonly penalty: number;
  readonly status: 'completed' | 'stopped' | 'executing';
  readonly lineStatus: 'editing' | 'confirmed' | 'settled';
  readonly offered: number;
}

const ID = { id: '9', currency: 'EUR', timeZone: 'Europe/Amsterdam', responseDate: '2026-11-12', vppId: 'p' };
const time = (hours: number) => ({ startTime: '10:00', endTime: `${String(10 + hours)}:00` });

/** An order as a cloud reckons it: cleared, divided, carried out, appraised, settled and billed by the rules. */
function madeOrder({ resources, price, hours, penalty, status, lineStatus, offered }: MadeOrder): TraceRecords {
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
          ...ID,
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
        ...ID,
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
        ...ID,
        id: 'n',
        demandPower: 5,
        priceFloor: -1,
        priceCap: 9,
        periods: [{ ...time(hours), demandPower: 5 }],
      }),
    ],
    bids: [
      decodeRecord(tradeBid, {
        ...ID,
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
        ...ID,
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
        ...ID,
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
            ...ID,
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
            ...ID,
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
  };
}

const kW = fc.integer({ min: 1, max: 40_000 }).map((one) => one / 100);
const made = fc.record({
  resources: fc.array(
    fc.record({
      assigned: kW,
      sendStatus: fc.constantFrom('success' as const, 'success' as const, 'failed' as const, 'none' as const),
      gives: fc.integer({ min: -20, max: 160 }),
      ratio: fc.integer({ min: 0, max: 100 }),
    }),
    { minLength: 1, maxLength: 40 },
  ),
  price: fc.integer({ min: -5000, max: 40_000 }).map((one) => one / 10_000),
  hours: fc.integer({ min: 1, max: 4 }),
  penalty: fc.integer({ min: 0, max: 90_000 }).map((one) => one / 100),
  status: fc.constantFrom('completed' as const, 'completed' as const, 'stopped' as const, 'executing' as const),
  lineStatus: fc.constantFrom('editing' as const, 'confirmed' as const, 'settled' as const),
  offered: fc.constantFrom(0, 40, 250.5),
});

const sumOf = (measure: Measure, { parts }: Difference): number =>
  told(
    measure,
    parts.reduce((sum, part) => sum + part.value, 0),
  );
const differencesIn = (records: TraceRecords) => differencesOf(chainOf(records), records);
const between = (found: readonly Difference[], measure: Measure, from: Stage, to: Stage) =>
  found.find((one) => one.measure === measure && one.from === from && one.to === to);

describe('what is between two stages of an order', () => {
  holds(
    'adds up from its reasons, whatever the order was',
    fc.property(made, (one) =>
      differencesIn(madeOrder(one)).every((found) => sumOf(found.measure, found) === found.value),
    ),
  );
  holds(
    'has a reason where every record tells by the rules',
    fc.property(made, (one) => {
      const open = differencesIn(madeOrder(one)).filter(({ parts }) =>
        parts.some(({ reason }) => reason === 'unexplained' || reason === 'between'),
      );
      expect(open).toEqual([]);
    }),
  );
  holds(
    'adds up where some records are not known, and claims nothing of them',
    fc.property(
      made,
      fc.subarray(['order', 'bids', 'results', 'shares', 'commands', 'runResources', 'lines'] as const),
      (one, lacking) => {
        const records = { ...madeOrder(one), ...Object.fromEntries(lacking.map((kind) => [kind, undefined])) };
        const found = differencesIn(records);
        return (
          found.every((each) => sumOf(each.measure, each) === each.value && !Number.isNaN(each.value)) &&
          (lacking.length > 0 || found.every(({ parts }) => parts.every(({ reason }) => reason !== 'between')))
        );
      },
    ),
  );
  holds(
    'leads from the first figure of a measure to its last',
    fc.property(made, fc.constantFrom(...MEASURES), (one, measure) => {
      const records = madeOrder(one);
      const chain = chainOf(records);
      const figures = STAGES.flatMap((stage) => chain[stage][measure] ?? []).filter(({ least }) => least === undefined);
      const all = differencesIn(records).filter((each) => each.measure === measure);
      const [first, last] = [figures[0], figures.at(-1)];
      return told(measure, (first?.value ?? 0) + all.reduce((sum, { value }) => sum + value, 0)) === (last?.value ?? 0);
    }),
  );
});

const TWO: MadeOrder = {
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

it('names the command that failed, and the resource that gave less', () => {
  const found = differencesIn(madeOrder(TWO));
  expect(between(found, 'power', 'assignment', 'commands')).toMatchObject({
    value: -100,
    parts: [{ reason: 'failed', said: 'No answer', names: ['Resource 1'], value: -100 }],
  });
  expect(between(found, 'energy', 'commands', 'execution')).toMatchObject({
    value: -40,
    parts: [{ reason: 'gaveLess', names: ['Resource 0'], value: -40 }],
  });
  // 60 % of its target: nothing of it counts
  expect(between(found, 'energy', 'execution', 'appraisal')).toMatchObject({
    value: -360,
    parts: [{ reason: 'belowBand', value: -360 }],
  });
});

it('tells what was offered dearer than the market cleared, and what the operator keeps', () => {
  const found = differencesIn(
    madeOrder({ ...TWO, resources: [{ assigned: 200, sendStatus: 'success', gives: 100, ratio: 80 }] }),
  );
  expect(between(found, 'power', 'declaration', 'clearing')).toMatchObject({
    value: -40,
    parts: [{ reason: 'dearer' }],
  });
  expect(between(found, 'money', 'settlement', 'bill')).toMatchObject({
    value: -114,
    parts: [{ reason: 'operatorShare', value: -114 }],
  });
  expect(between(found, 'money', 'assignment', 'settlement')).toMatchObject({
    value: -30,
    parts: [{ reason: 'penalty', value: -30 }],
  });
});

it('says so where nothing says why, and where a record between is not known', () => {
  const records = madeOrder(TWO);
  const [order] = records.order ?? [];
  const other: TraceRecords = { ...records, order: order && [{ ...order, targetPower: 350 }] };
  const found = differencesIn(other);
  expect(between(found, 'power', 'clearing', 'assignment')?.parts).toEqual([
    { reason: 'unable', value: -50 },
    { reason: 'unexplained', value: 50 },
  ]);
  const closed = differencesIn({ ...records, appraisals: undefined });
  expect(between(closed, 'energy', 'execution', 'settlement')?.parts).toEqual([{ reason: 'between', value: -360 }]);
});

it('begins with the assignment where there is no notice, and claims no difference before it', () => {
  const none: TraceRecords = { ...madeOrder(TWO), notice: [], bids: [], declarations: [], results: [] };
  expect(differencesIn(none).some(({ from }) => from === 'notice' || from === 'clearing')).toBe(false);
});

it('adds up the offers of several resources where nobody bids', () => {
  const declared = (
    id: string,
    declaredPower: number,
    startTime: string,
    endTime: string,
    clearedPower: number | null,
  ) =>
    decodeRecord(responseDeclaration, {
      ...ID,
      id,
      resourceId: id,
      declaredPower,
      declaredPrice: -0.05,
      abilityPower: 500,
      startTime,
      endTime,
      clearedPower,
      clearedPrice: clearedPower === null ? null : -0.05,
    });
  const records: TraceRecords = {
    bids: [],
    results: [],
    declarations: [
      declared('1', 100, '10:00', '11:00', 60),
      declared('2', 50, '10:00', '11:00', 50),
      declared('3', 80, '11:00', '12:00', null),
    ],
  };
  expect(chainOf(records).declaration).toMatchObject({
    power: { value: 150 },
    energy: { value: 230 },
    price: { value: -0.05 },
    money: { value: -11.5 },
  });
  expect(chainOf(records).clearing).toMatchObject({ power: { value: 110 }, money: { value: -5.5 } });
});

it('names no field that its record has not', () => {
  const schemas = {
    ...Object.fromEntries(
      [
        responseOrder,
        tradeNotice,
        tradeBid,
        responseDeclaration,
        treatmentResult,
        responseOrderAdjustment,
        responseOrderCommand,
        responseOrderRun,
        appraisal,
        settlementTrade,
        orderSettlement,
      ].map((one) => [one.name, one]),
    ),
  };
  const chain = chainOf(madeOrder(TWO));
  const inputs = STAGES.flatMap((stage) => MEASURES.flatMap((measure) => chain[stage][measure]?.inputs ?? []));
  expect(inputs.length).toBeGreaterThan(20);
  for (const { kind, field } of inputs)
    expect(Object.keys(schemas[`vpp/${kind}`]?.fields ?? { [field]: true })).toContain(field);
});
