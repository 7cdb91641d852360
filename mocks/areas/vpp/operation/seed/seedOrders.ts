import { assignPower } from '@schemas/vpp/parts/assignPower';
import { addDays, nowOn, dayOf } from '@/schema/dates';
import { HOUR } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { seedId } from '../../../../core/ids';
import { seedOf } from '../../../../energy/chance/seedOf';
import { seedFlow, type SeedStep } from '../../../../seed/seedFlow';
import { tenantId } from '../../../../seed/seedCompanies';
import type { Doc } from '../../../../store/store';
import { sendCommands } from '../orders/commands';
import { momentOf, timeOf } from '../orders/orderWindow';
import { numberAt, ORDER, resourcesOf, SHARE, sumOf } from '../vppDocs';
import { PLANTS, type PlantPlan } from './plantPlans';
import { placeOf } from './seedResources';
import { plantId } from './vppIds';

type Stage = 'pendingAssign' | 'assigned' | 'confirmed' | 'sent' | 'stopped' | 'expired';

interface OrderPlan {
  readonly plant: string;
  /** Hours from now to its begin; whole days and a time for those that are not today. */
  readonly begin: number | readonly [days: number, time: string];
  readonly hours: number;
  readonly stage: Stage;
  readonly type: 'peakShaving' | 'valleyFilling';
  readonly variety: string;
  readonly mode: string;
  readonly price: number;
  /** Money the market takes for what was not given. */
  readonly penalty?: number;
  /** How far its resources are settled. */
  readonly lines?: 'confirmed';
}

interface PlanSeed {
  readonly plant: string;
  readonly begin: OrderPlan['begin'];
  readonly hours: number;
  readonly stage: Stage;
  readonly type: OrderPlan['type'];
  readonly variety: string;
  readonly mode: string;
  readonly price: number;
  readonly more?: Pick<OrderPlan, 'penalty' | 'lines'>;
}

const plan = ({ plant, begin, hours, stage, type, variety, mode, price, more = {} }: PlanSeed): OrderPlan => ({
  plant,
  begin,
  hours,
  stage,
  type,
  variety,
  mode,
  price,
  ...more,
});

/**
 * One of every state at least, for the plants people of the demonstration look at; the completed ones are never all of
 * one month.
 */
const ORDERS: readonly OrderPlan[] = [
  plan({
    plant: 'suxi',
    begin: [-33, '19:00'],
    hours: 2,
    stage: 'sent',
    type: 'peakShaving',
    variety: 'demandResponse',
    mode: 'dayAhead',
    price: 2.4,
    more: { lines: 'confirmed' },
  }),
  plan({
    plant: 'utrecht',
    begin: [-21, '17:00'],
    hours: 2,
    stage: 'sent',
    type: 'peakShaving',
    variety: 'demandResponse',
    mode: 'dayAhead',
    price: 0.38,
  }),
  plan({
    plant: 'bay',
    begin: [-17, '15:00'],
    hours: 3,
    stage: 'sent',
    type: 'peakShaving',
    variety: 'peakRegulation',
    mode: 'dayAhead',
    price: 1.8,
    more: { penalty: 420.5 },
  }),
  plan({
    plant: 'suxi',
    begin: [-13, '12:00'],
    hours: 2,
    stage: 'sent',
    type: 'valleyFilling',
    variety: 'demandResponse',
    mode: 'dayAhead',
    price: 1.1,
    more: { lines: 'confirmed' },
  }),
  plan({
    plant: 'utrecht',
    begin: [-9, '18:00'],
    hours: 1,
    stage: 'sent',
    type: 'peakShaving',
    variety: 'demandResponse',
    mode: 'intraday',
    price: 0.45,
  }),
  plan({
    plant: 'jiaxing',
    begin: [-8, '14:00'],
    hours: 2,
    stage: 'sent',
    type: 'peakShaving',
    variety: 'demandResponse',
    mode: 'dayAhead',
    price: 2,
  }),
  plan({
    plant: 'suxi',
    begin: [-6, '19:00'],
    hours: 1,
    stage: 'sent',
    type: 'peakShaving',
    variety: 'demandResponse',
    mode: 'realTime',
    price: 3,
  }),
  plan({
    plant: 'utrecht',
    begin: [-5, '12:00'],
    hours: 2,
    stage: 'sent',
    type: 'valleyFilling',
    variety: 'demandResponse',
    mode: 'dayAhead',
    price: 0.2,
  }),
  plan({
    plant: 'bay',
    begin: [-4, '20:00'],
    hours: 1,
    stage: 'expired',
    type: 'peakShaving',
    variety: 'peakRegulation',
    mode: 'emergency',
    price: 2.6,
  }),
  plan({
    plant: 'utrecht',
    begin: [-3, '17:30'],
    hours: 2,
    stage: 'stopped',
    type: 'peakShaving',
    variety: 'demandResponse',
    mode: 'dayAhead',
    price: 0.36,
  }),
  plan({
    plant: 'suxi',
    begin: [-2, '10:00'],
    hours: 2,
    stage: 'expired',
    type: 'valleyFilling',
    variety: 'peakRegulation',
    mode: 'intraday',
    price: 0.9,
  }),
  plan({
    plant: 'utrecht',
    begin: [-1, '18:00'],
    hours: 2,
    stage: 'sent',
    type: 'peakShaving',
    variety: 'demandResponse',
    mode: 'dayAhead',
    price: 0.4,
  }),
  plan({
    plant: 'utrecht',
    begin: -0.75,
    hours: 2,
    stage: 'sent',
    type: 'peakShaving',
    variety: 'demandResponse',
    mode: 'intraday',
    price: 0.44,
  }),
  plan({
    plant: 'suxi',
    begin: -0.5,
    hours: 1.5,
    stage: 'sent',
    type: 'peakShaving',
    variety: 'demandResponse',
    mode: 'intraday',
    price: 2.6,
  }),
  plan({
    plant: 'utrecht',
    begin: [1, '08:00'],
    hours: 1,
    stage: 'sent',
    type: 'peakShaving',
    variety: 'demandResponse',
    mode: 'dayAhead',
    price: 0.41,
  }),
  plan({
    plant: 'utrecht',
    begin: [1, '18:00'],
    hours: 2,
    stage: 'confirmed',
    type: 'peakShaving',
    variety: 'demandResponse',
    mode: 'dayAhead',
    price: 0.42,
  }),
  plan({
    plant: 'utrecht',
    begin: [2, '07:30'],
    hours: 1,
    stage: 'confirmed',
    type: 'peakShaving',
    variety: 'demandResponse',
    mode: 'dayAhead',
    price: 0.35,
  }),
  plan({
    plant: 'bay',
    begin: [1, '19:00'],
    hours: 2,
    stage: 'confirmed',
    type: 'peakShaving',
    variety: 'peakRegulation',
    mode: 'dayAhead',
    price: 2.1,
  }),
  plan({
    plant: 'suxi',
    begin: [1, '19:00'],
    hours: 2,
    stage: 'assigned',
    type: 'peakShaving',
    variety: 'demandResponse',
    mode: 'dayAhead',
    price: 2.5,
  }),
  plan({
    plant: 'utrecht',
    begin: [2, '18:00'],
    hours: 2,
    stage: 'assigned',
    type: 'peakShaving',
    variety: 'demandResponse',
    mode: 'dayAhead',
    price: 0.43,
  }),
  plan({
    plant: 'utrecht',
    begin: [2, '12:00'],
    hours: 2,
    stage: 'pendingAssign',
    type: 'valleyFilling',
    variety: 'demandResponse',
    mode: 'dayAhead',
    price: 0.18,
  }),
  plan({
    plant: 'utrecht',
    begin: [3, '11:00'],
    hours: 2,
    stage: 'pendingAssign',
    type: 'peakShaving',
    variety: 'demandResponse',
    mode: 'dayAhead',
    price: 0.46,
  }),
  plan({
    plant: 'suxi',
    begin: [2, '14:00'],
    hours: 2,
    stage: 'pendingAssign',
    type: 'peakShaving',
    variety: 'peakRegulation',
    mode: 'dayAhead',
    price: 2.2,
  }),
];

/** Of what its resources can adjust at most so much is asked. */
const ASKED = 0.12;
/** What a seeded resource is taken to be able to, of its maximum: the world is not asked while seeding. */
const ABLE = 0.6;
const OPERATORS: Readonly<Record<string, string>> = { utrecht: 'Sanne de Vries' };
const QUARTER = HOUR / 4;

function windowOf(
  order: OrderPlan,
  now: number,
  zone: string,
): { readonly day: string; readonly from: number; readonly to: number } {
  const from =
    typeof order.begin === 'number'
      ? Math.floor((now + order.begin * HOUR) / QUARTER) * QUARTER
      : momentOf(addDays(dayOf(now, zone), order.begin[0]), order.begin[1], zone);
  const day = dayOf(from, zone);
  return { day, from, to: Math.min(from + order.hours * HOUR, momentOf(day, '24:00', zone)) };
}

/** The steps an order has made, ending long enough before it began. */
function stepsOf({ stage }: OrderPlan, by: string, hoursAgo: (before: number) => number): SeedStep[] {
  const done = { pendingAssign: 0, expired: 0, assigned: 1, confirmed: 2, sent: 3, stopped: 3 }[stage];
  const steps: SeedStep[] = [
    { transition: 'assign', by, hours: hoursAgo(6) },
    { transition: 'confirm', by, hours: hoursAgo(5) },
    { transition: 'send', by, hours: hoursAgo(1) },
  ].slice(0, done);
  return stage === 'stopped'
    ? [
        ...steps,
        {
          transition: 'stop',
          by,
          hours: hoursAgo(-1),
          remark: 'The grid operator withdrew the notice.',
          change: { stopReason: 'The grid operator withdrew the notice.' },
        },
      ]
    : steps;
}

/** Its shares, by what each resource is taken to be able to. */
function seedShares(context: BackendContext, order: Doc): void {
  const peak = order.responseType === 'peakShaving';
  const rows = resourcesOf(context, order.vppId, true).map((resource) => ({
    resource,
    able: Math.floor(numberAt(resource, peak ? 'maxUpPower' : 'maxDownPower') * ABLE),
  }));
  const target = numberAt(order, 'targetPower');
  const { powers } = assignPower(
    target,
    rows.map(({ resource, able }) => ({
      id: resource.id,
      participate: able > 0,
      locked: false,
      adjustablePower: able,
      assignedPower: 0,
    })),
    'capacity',
  );
  const shares = rows
    .filter(({ able }) => able > 0)
    .map(({ resource, able }): Doc => {
      const assignedPower = powers.get(resource.id) ?? 0;
      return {
        id: `${order.id} ${resource.id}`,
        tenantId: order.tenantId,
        orderId: order.id,
        resourceId: resource.id,
        participate: true,
        locked: false,
        adjustablePower: able,
        suggestedPower: assignedPower,
        assignedPower,
        ratio: Math.round((assignedPower / target) * 10_000) / 100,
        startTime: order.startTime,
        endTime: order.endTime,
      };
    });
  context.store.put(SHARE, ...shares);
}

function seedOrder(context: BackendContext, one: OrderPlan, plant: PlantPlan, place: number): Doc[] {
  const resource = context.resources.get(ORDER);
  if (!resource) return [];
  const now = context.clock();
  const { timeZone, currency } = placeOf(plant.area);
  const { day, from, to } = windowOf(one, now, timeZone);
  const resources = resourcesOf(context, plantId(plant.key), true);
  const most = sumOf(resources, one.type === 'peakShaving' ? 'maxUpPower' : 'maxDownPower');
  const by = OPERATORS[plant.key] ?? 'Iris van den Berg';
  const deadline = Math.min(from - 2 * HOUR, Math.max(now + 5 * HOUR, from - 12 * HOUR));
  const made = Math.max((now - from) / HOUR + 22, 8 + (place % 3));
  const id = seedId(`response order ${plant.key} ${place}`);
  const doc: Doc = {
    id,
    tenantId: tenantId(plant.tenant),
    timeZone,
    currency,
    orderNo: `RO-${day.replaceAll('-', '')}-${String(place + 1).padStart(3, '0')}`,
    noticeId: null,
    vppId: plantId(plant.key),
    tradeVariety: one.variety,
    responseType: one.type,
    noticeMode: one.mode,
    noticeTime: nowOn(timeZone, new Date(now - made * HOUR)),
    responseDate: day,
    startTime: timeOf(from, timeZone),
    endTime: timeOf(to, timeZone, true),
    targetPower: Math.round((most * ASKED * (0.8 + (seedOf(id) % 40) / 100)) / 10) * 10,
    price: one.price,
    ...(one.penalty !== undefined && { penalty: one.penalty }),
    ...(one.lines !== undefined && { lines: one.lines }),
    confirmDeadline: nowOn(timeZone, new Date(one.stage === 'expired' ? from - 3 * HOUR : deadline)),
    stopReason: null,
    remark: null,
  };
  const hoursAgo = (before: number) => Math.max((now - from) / HOUR + before, before < 0 ? 0.05 : 0.1 + before / 10);
  const row = seedFlow(context, resource, doc, { by, hours: made }, stepsOf(one, by, hoursAgo));
  context.store.put(ORDER, row);
  if (one.stage !== 'pendingAssign' && one.stage !== 'expired') seedShares(context, row);
  if (one.stage === 'stopped') context.store.put(ORDER, { ...row, stoppedAt: from + HOUR, assigner: by });
  if (one.stage !== 'sent' && one.stage !== 'stopped') return [row];
  const sentAt = now - hoursAgo(1) * HOUR;
  const given = context.store
    .all(SHARE)
    .filter((share) => share.orderId === id && numberAt(share, 'assignedPower') > 0);
  // Of an order that failed only some were told in time.
  const commands = one.penalty === undefined ? given : given.slice(0, Math.ceil(given.length / 3));
  sendCommands(
    context,
    commands.map((share, at): Doc => ({
      id: `${id} ${String(share.resourceId)} start`,
      tenantId: row.tenantId,
      timeZone,
      orderId: id,
      resourceId: share.resourceId,
      commandType: 'start',
      commandNo: `${String(row.orderNo).replace('RO', 'CMD')}-${String(at + 1).padStart(2, '0')}`,
      targetPower: share.assignedPower,
      setpoint: null,
      startTime: nowOn(timeZone, new Date(from)),
      endTime: nowOn(timeZone, new Date(to)),
    })),
    sentAt,
    by,
  );
  return [row];
}

/** Response orders in every state. */
export function seedOrders(context: BackendContext): void {
  for (const [place, one] of ORDERS.entries()) {
    const plant = PLANTS.find(({ key }) => key === one.plant);
    if (plant) seedOrder(context, one, plant, place);
  }
}
