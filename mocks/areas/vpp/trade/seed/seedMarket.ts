import { bidTotals, type BidRow } from '@schemas/vpp/parts/bids';
import { addDays, nowOn, dayOf } from '@/schema/dates';
import { HOUR } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { seedId } from '../../../../core/ids';
import { seedOf } from '../../../../energy/chance/seedOf';
import { seedFlow } from '../../../../seed/seedFlow';
import type { Doc } from '../../../../store/store';
import { momentOf } from '../../operation/orders/orderWindow';
import { numberAt, ORDER, PLANT, RESOURCE, textAt, UNIT } from '../../operation/vppDocs';
import { plantId } from '../../operation/seed/vppIds';
import { BID, DECLARATION, NOTICE, RESULT } from '../tradeDocs';
import { clearBid } from '../market/settleMarket';

type Stage = 'pending' | 'declining' | 'declaring' | 'submitted' | 'cleared' | 'ordered' | 'closed' | 'expired';
interface NoticePlan {
  readonly plant: string;
  /** Days from today to the response; hours from now to the deadline. */
  readonly days: number;
  readonly deadline: number;
  readonly stage: Stage;
  readonly times: readonly (readonly [start: string, end: string])[];
  readonly type: 'peakShaving' | 'valleyFilling';
  readonly mode: string;
  readonly source?: 'manual';
}

interface PlanSeed {
  readonly plant: string;
  readonly days: number;
  readonly deadline: number;
  readonly stage: Stage;
  readonly times: NoticePlan['times'];
  readonly type?: NoticePlan['type'];
  readonly mode?: string;
  readonly source?: 'manual';
}

const plan = ({
  plant,
  days,
  deadline,
  stage,
  times,
  type = 'peakShaving',
  mode = 'dayAhead',
  source,
}: PlanSeed): NoticePlan => ({ plant, days, deadline, stage, times, type, mode, ...(source && { source }) });
const EVENING = [
  ['18:00', '19:00'],
  ['19:00', '20:00'],
] as const;

/** Notices in every state, for the plants people of the demonstration look at. */
const NOTICES: readonly NoticePlan[] = [
  plan({ plant: 'utrecht', days: 2, deadline: 26, stage: 'pending', times: EVENING }),
  plan({
    plant: 'utrecht',
    days: 1,
    deadline: 7,
    stage: 'pending',
    times: [['12:00', '14:00']],
    type: 'valleyFilling',
  }),
  plan({ plant: 'utrecht', days: 1, deadline: 5, stage: 'declaring', times: EVENING }),
  plan({
    plant: 'utrecht',
    days: 3,
    deadline: 50,
    stage: 'declaring',
    times: [
      ['07:00', '08:00'],
      ['17:00', '19:00'],
    ],
  }),
  plan({
    plant: 'utrecht',
    days: 1,
    deadline: 3,
    stage: 'submitted',
    times: [['18:00', '20:00']],
    type: 'peakShaving',
    mode: 'intraday',
  }),
  plan({ plant: 'utrecht', days: 1, deadline: -1, stage: 'cleared', times: [['17:00', '18:00']] }),
  plan({ plant: 'utrecht', days: 1, deadline: -6, stage: 'ordered', times: [['18:00', '20:00']] }),
  plan({ plant: 'utrecht', days: 0, deadline: -20, stage: 'expired', times: EVENING }),
  plan({ plant: 'utrecht', days: -1, deadline: -40, stage: 'closed', times: [['18:00', '20:00']] }),
  plan({
    plant: 'utrecht',
    days: 4,
    deadline: 70,
    stage: 'pending',
    times: [['10:00', '12:00']],
    type: 'valleyFilling',
    mode: 'dayAhead',
    source: 'manual',
  }),
  plan({ plant: 'utrecht', days: -3, deadline: -90, stage: 'declining', times: EVENING }),
  plan({ plant: 'suxi', days: 1, deadline: 6, stage: 'pending', times: [['19:00', '21:00']] }),
  plan({ plant: 'suxi', days: 1, deadline: 4, stage: 'submitted', times: [['19:00', '20:00']] }),
  plan({ plant: 'suxi', days: 1, deadline: -2, stage: 'cleared', times: [['10:00', '12:00']] }),
  plan({ plant: 'suxi', days: -6, deadline: -160, stage: 'closed', times: [['19:00', '20:00']], mode: 'realTime' }),
  plan({
    plant: 'bay',
    days: 2,
    deadline: 20,
    stage: 'pending',
    times: [['20:00', '21:00']],
    type: 'peakShaving',
    mode: 'emergency',
  }),
  plan({ plant: 'bay', days: 1, deadline: -3, stage: 'cleared', times: [['15:00', '17:00']] }),
  plan({ plant: 'suxi', days: -33, deadline: -815, stage: 'closed', times: [['19:00', '21:00']] }),
];

const NEVER_BID = new Set<Stage>(['pending', 'declining', 'declaring', 'expired']);
const TITLES = { peakShaving: ['Peak shaving', '削峰响应'], valleyFilling: ['Valley filling', '填谷响应'] } as const;

/** The order that a confirmed result has become, if one of the seed is of its plant, day and time. */
function seededOrder(
  { store }: BackendContext,
  { stage, times, type }: NoticePlan,
  plant: Doc,
  day: string,
): Doc | undefined {
  if (stage !== 'ordered' && stage !== 'closed') return undefined;
  const [[start, end] = []] = times;
  return store
    .all(ORDER)
    .find(
      (row) =>
        row.vppId === plant.id &&
        row.responseDate === day &&
        row.responseType === type &&
        row.startTime === start &&
        row.endTime === end,
    );
}

/** A notice; one that has become an order asked for somewhat more than the order is about. */
function noticeDoc(context: BackendContext, plant: Doc, one: NoticePlan, place: number, order: Doc | undefined): Doc {
  const zone = textAt(plant, 'timeZone') || 'UTC';
  const now = context.clock();
  const day = addDays(dayOf(now, zone), one.days);
  const china = plant.currency === 'CNY';
  const at = (hours: number) => nowOn(zone, new Date(now + hours * HOUR));
  const before = momentOf(day, one.times[0]?.[0] ?? '00:00', zone) - 2 * HOUR;
  const deadline =
    one.deadline > 0
      ? nowOn(zone, new Date(Math.max(now + HOUR, Math.min(now + one.deadline * HOUR, before))))
      : at(one.deadline);
  const periods = one.times.map(([startTime, endTime], slot) => ({
    startTime,
    endTime,
    demandPower: order
      ? Math.ceil(numberAt(order, 'targetPower') / 80) / 10
      : (12 + (seedOf(plant.id, place, slot) % 30)) / 10,
  }));
  const title = `${TITLES[one.type][china ? 1 : 0]} ${day.slice(5)} ${one.times[0]?.[0] ?? ''}`;
  return {
    id: seedId(`notice ${plant.id} ${place}`),
    tenantId: plant.tenantId,
    timeZone: plant.timeZone,
    currency: plant.currency,
    noticeNo: `TN-${dayOf(now + Math.min(0, one.deadline) * HOUR, zone).replaceAll('-', '')}-${String(place + 1).padStart(3, '0')}`,
    title,
    source: one.source ?? 'platform',
    operationPlatformId: plant.operationPlatformId,
    vppId: plant.id,
    tradeVariety: 'demandResponse',
    responseType: one.type,
    noticeMode: one.mode,
    noticeTime: at(Math.min(one.deadline, 0) - 20),
    declareDeadline: deadline,
    responseDate: day,
    periods,
    demandPower: Math.max(...periods.map(({ demandPower }) => demandPower)),
    priceFloor: china ? 0.5 : 0.1,
    priceCap: china ? 4 : 0.6,
    area: plant.area,
    content: china
      ? '请各运营商按时申报响应能力。'
      : 'Operators declare what they can respond with before the deadline.',
    attachments: [],
  };
}

const PARTS = [0.4, 0.3, 0.2] as const;

/**
 * Powers of segments of which those below the price of an order make up its target, to the hundredth: it is what was
 * cleared of them.
 */
function powersFor(target: number, prices: readonly number[], price: number): number[] {
  const taken = prices.flatMap((one, at) => (one < price ? [PARTS[at] ?? 0] : []));
  const whole = taken.reduce((sum, one) => sum + one, 0) || 1;
  const powers = prices.map((_, at) => Math.round(((PARTS[at] ?? 0) / whole) * target * 10) / 10);
  const last = taken.length - 1;
  const before = powers.slice(0, Math.max(0, last)).reduce((sum, one) => sum + one, 0);
  return powers.map((one, at) => (at === last ? Math.round((target - before) * 100) / 100 : one));
}

/** Segments of a unit for a notice, rising in price. */
function bidDoc(context: BackendContext, notice: Doc, unit: Doc, place: number, order: Doc | undefined): Doc {
  const resources = context.store.all(RESOURCE).filter((row) => row.unitId === unit.id && row.state === 1);
  const usual = Math.floor(
    resources.reduce(
      (sum, row) => sum + numberAt(row, notice.responseType === 'peakShaving' ? 'maxUpPower' : 'maxDownPower'),
      0,
    ) * 0.5,
  );
  const [floor, cap] = [numberAt(notice, 'priceFloor'), numberAt(notice, 'priceCap')];
  const prices = [0.2, 0.45, seedOf(notice.id, unit.id) % 3 === 0 ? 0.55 : 0.8].map(
    (one) => Math.round((floor + (cap - floor) * one) * 10_000) / 10_000,
  );
  const powers = order
    ? powersFor(numberAt(order, 'targetPower'), prices, numberAt(order, 'price'))
    : PARTS.map((share) => Math.round(usual * share * 10) / 10);
  const able = Math.max(usual, Math.ceil(powers.reduce((sum, one) => sum + one, 0)));
  const times = Array.isArray(notice.periods) ? (notice.periods as Doc[]) : [];
  const periods = times.flatMap(({ startTime, endTime }) =>
    powers.map((bidPower, at) => ({
      startTime,
      endTime,
      baselinePower: Math.round(able * 1.6),
      abilityPower: able,
      bidPower,
      bidPrice: prices[at],
    })),
  );
  const { power, energy, price, income } = bidTotals(periods as unknown as readonly BidRow[]);
  return {
    id: seedId(`bid ${notice.id} ${unit.id}`),
    tenantId: notice.tenantId,
    timeZone: notice.timeZone,
    currency: notice.currency,
    bidNo: `BID-${textAt(notice, 'responseDate').replaceAll('-', '')}-${String(place + 1).padStart(3, '0')}`,
    noticeId: notice.id,
    vppId: notice.vppId,
    unitId: unit.id,
    responseDate: notice.responseDate,
    periods,
    bidPower: power,
    bidEnergy: energy,
    bidPrice: price,
    expectedIncome: income,
    declareDeadline: notice.declareDeadline,
    priceFloor: floor,
    priceCap: cap,
    bidStatus: 'submitted',
    bidTime: notice.noticeTime,
    bidderName: 'Sanne de Vries',
    bidder: seedId('user tenant@demo.energy'),
    version: 1,
    createTime: notice.noticeTime,
    updateTime: notice.noticeTime,
  };
}

function seedDeclarations({ store }: BackendContext, notice: Doc): void {
  const resources = store
    .all(RESOURCE)
    .filter((row) => row.vppId === notice.vppId && row.state === 1 && numberAt(row, 'maxUpPower') > 0)
    .slice(0, 4);
  const [time] = Array.isArray(notice.periods) ? (notice.periods as Doc[]) : [];
  const status =
    notice.processStatus === 'declaring' ? 'draft' : notice.processStatus === 'submitted' ? 'confirmed' : 'cleared';
  const rows = resources.map((row, at): Doc => {
    // The market has cleared; what came of the last one is still to be written down.
    const isWaiting = notice.processStatus === 'cleared' && at === 3;
    const able = Math.floor(numberAt(row, 'maxUpPower') * 0.55);
    return {
      id: seedId(`declaration ${notice.id} ${row.id}`),
      tenantId: notice.tenantId,
      timeZone: notice.timeZone,
      currency: notice.currency,
      declarationNo: `${textAt(notice, 'noticeNo').replace('TN', 'RD')} ${textAt(row, 'code')}`,
      noticeId: notice.id,
      resourceId: row.id,
      startTime: time?.startTime,
      endTime: time?.endTime,
      baselinePower: Math.round(numberAt(row, 'ratedPower') * 0.6),
      abilityPower: able,
      declaredPower: Math.round(able * 0.8),
      declaredPrice: notice.priceFloor,
      clearedPower: status === 'cleared' && !isWaiting ? Math.round(able * 0.6) : null,
      clearedPrice: status === 'cleared' && !isWaiting ? notice.priceFloor : null,
      declareTime: notice.noticeTime,
      declarer: seedId('user tenant@demo.energy'),
      declareDeadline: notice.declareDeadline,
      status: isWaiting || (status === 'draft' && at === 0) ? 'confirmed' : status,
      createTime: notice.noticeTime,
      updateTime: notice.noticeTime,
    };
  });
  if (rows.length > 0) store.put(DECLARATION, ...rows);
}

/** Notices, bids, declarations and what came of them. */
export function seedMarket(context: BackendContext): void {
  const { store } = context;
  const resource = context.resources.get(NOTICE);
  if (!resource) return;
  for (const [place, one] of NOTICES.entries()) {
    const plant = store.get(PLANT, plantId(one.plant));
    if (!plant) continue;
    const status = one.stage === 'declining' ? 'declined' : one.stage;
    const order = seededOrder(
      context,
      one,
      plant,
      addDays(dayOf(context.clock(), textAt(plant, 'timeZone') || 'UTC'), one.days),
    );
    const hours = Math.max(1, 20 - one.deadline);
    const steps =
      one.stage === 'pending' || one.stage === 'expired'
        ? []
        : [
            {
              transition: one.stage === 'declining' ? 'decline' : 'takePart',
              by: 'Sanne de Vries',
              hours: hours - 0.5,
            },
          ];
    const notice: Doc = {
      ...seedFlow(context, resource, noticeDoc(context, plant, one, place, order), { by: 'System', hours }, steps),
      processStatus: status,
    };
    store.put(NOTICE, notice);
    if (status !== 'pending' && status !== 'declined' && status !== 'expired') seedDeclarations(context, notice);
    if (NEVER_BID.has(one.stage)) continue;
    const [unit] = store.all(UNIT).filter(({ vppId, state }) => vppId === plant.id && state === 1);
    if (!unit) continue;
    const bid = bidDoc(context, notice, unit, place, order);
    const done = clearBid(notice, bid, seedId(`result ${bid.id}`), order && numberAt(order, 'price'));
    const isCleared = one.stage !== 'submitted';
    store.put(BID, isCleared ? done.bid : bid);
    if (!isCleared) continue;
    const confirmed = one.stage === 'ordered' || one.stage === 'closed';
    if (confirmed && order) store.put(ORDER, { ...order, noticeId: notice.id });
    store.put(RESULT, {
      ...done.result,
      ...(confirmed && { confirmStatus: 'confirmed', confirmTime: notice.declareDeadline, orderId: order?.id ?? null }),
      createTime: notice.declareDeadline,
      updateTime: notice.declareDeadline,
    });
  }
}
