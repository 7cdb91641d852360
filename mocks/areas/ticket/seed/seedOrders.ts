import { nowOn } from '@/schema/dates';
import { alarms, deviceOf, siteCoded } from '@mocks/world/world';
import type { Alarm } from '@mocks/world/model';
import { DAY, HOUR } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import { seedId } from '../../../core/ids';
import { DEMO_TENANT, OPERATOR, tenantId } from '../../../seed/seedCompanies';
import { ticketTables } from '../ticketTables';
import { crew, userId } from './crew';
import { seedFlow, type SeedStep } from '../../../seed/seedFlow';
import { deviceId, stationId } from './seedStations';

type Who = { readonly account: string; readonly name: string };
interface Parts {
  readonly tenant: string;
  readonly initiator: Who;
  readonly signer: Who;
  readonly handler: Who;
  readonly checker: Who;
}

const ADMIN: Who = { account: 'admin@demo.energy', name: 'Iris van den Berg' };
const WANG: Who = { account: 'operator@demo.energy', name: 'Wei Wang' };
const OWN: Parts = {
  tenant: DEMO_TENANT,
  initiator: crew.planner,
  signer: crew.issuer,
  handler: crew.leader,
  checker: crew.licensor,
};
const ADMINS: Parts = { tenant: OPERATOR, initiator: ADMIN, signer: ADMIN, handler: ADMIN, checker: ADMIN };
const SHARED: Parts = { tenant: OPERATOR, initiator: WANG, signer: ADMIN, handler: WANG, checker: ADMIN };

const HANDLED = ['approve', 'process', 'handle'];
const DONE = [...HANDLED, 'submit', 'confirm', 'checkApprove'];

interface OrderSeed {
  readonly parts: Parts;
  readonly station: string;
  readonly type: string;
  readonly level: string;
  readonly title: string;
  /** Hours from now to the planned start. */
  readonly start: number;
  readonly transitions: readonly string[];
}

const ORDERS: readonly OrderSeed[] = [
  {
    parts: OWN,
    station: 'NL-UTR-01',
    type: 'defect',
    level: 'urgent',
    title: 'String 4 delivers nothing',
    start: 10,
    transitions: [],
  },
  {
    parts: OWN,
    station: 'NL-ZEE-01',
    type: 'inspection',
    level: 'normal',
    title: 'Monthly inspection',
    start: 40,
    transitions: [],
  },
  {
    parts: OWN,
    station: 'CN-SUZ-03',
    type: 'cleaning',
    level: 'normal',
    title: 'Module cleaning',
    start: 28,
    transitions: ['reject'],
  },
  {
    parts: OWN,
    station: 'NL-UTR-01',
    type: 'maintenance',
    level: 'high',
    title: 'Inverter fans',
    start: -2,
    transitions: ['approve'],
  },
  {
    parts: OWN,
    station: 'CN-SUZ-03',
    type: 'defect',
    level: 'high',
    title: 'Combiner box offline',
    start: 6,
    transitions: ['approve'],
  },
  {
    parts: OWN,
    station: 'NL-ZEE-01',
    type: 'repair',
    level: 'urgent',
    title: 'Damaged cable at row 18',
    start: -20,
    transitions: ['approve', 'process'],
  },
  {
    parts: OWN,
    station: 'NL-UTR-01',
    type: 'defect',
    level: 'normal',
    title: 'Meter reads low',
    start: -6,
    transitions: HANDLED,
  },
  {
    parts: OWN,
    station: 'CN-SUZ-03',
    type: 'inspection',
    level: 'normal',
    title: 'Quarterly thermography',
    start: -14,
    transitions: [...HANDLED, 'submit'],
  },
  {
    parts: OWN,
    station: 'NL-ZEE-01',
    type: 'maintenance',
    level: 'normal',
    title: 'Tighten DC terminals',
    start: -30,
    transitions: [...HANDLED, 'submit', 'confirm'],
  },
  {
    parts: OWN,
    station: 'NL-UTR-01',
    type: 'cleaning',
    level: 'normal',
    title: 'Roof A cleaned',
    start: -70,
    transitions: DONE,
  },
  {
    parts: OWN,
    station: 'CN-SUZ-03',
    type: 'other',
    level: 'normal',
    title: 'New labels',
    start: -110,
    transitions: DONE,
  },
  {
    parts: ADMINS,
    station: 'CN-JIA-01',
    type: 'defect',
    level: 'urgent',
    title: 'Cluster 2 imbalance',
    start: 8,
    transitions: [],
  },
  {
    parts: ADMINS,
    station: 'CN-WUX-02',
    type: 'inspection',
    level: 'normal',
    title: 'Battery room inspection',
    start: 30,
    transitions: [],
  },
  {
    parts: SHARED,
    station: 'NL-EIN-01',
    type: 'cleaning',
    level: 'normal',
    title: 'Carport cleaning',
    start: 20,
    transitions: [],
  },
  {
    parts: ADMINS,
    station: 'NL-EIN-01',
    type: 'maintenance',
    level: 'high',
    title: 'Filter change',
    start: 12,
    transitions: ['reject'],
  },
  {
    parts: ADMINS,
    station: 'CN-JIA-01',
    type: 'repair',
    level: 'high',
    title: 'Charger lock broken',
    start: 2,
    transitions: ['approve'],
  },
  {
    parts: SHARED,
    station: 'CN-WUX-02',
    type: 'defect',
    level: 'normal',
    title: 'Gateway offline',
    start: -4,
    transitions: ['approve'],
  },
  {
    parts: ADMINS,
    station: 'CN-WUX-02',
    type: 'maintenance',
    level: 'high',
    title: 'Cooling unit service',
    start: -20,
    transitions: ['approve', 'process'],
  },
  {
    parts: ADMINS,
    station: 'CN-JIA-01',
    type: 'defect',
    level: 'normal',
    title: 'Low oil level',
    start: -12,
    transitions: HANDLED,
  },
  {
    parts: ADMINS,
    station: 'NL-EIN-01',
    type: 'inspection',
    level: 'normal',
    title: 'Earthing inspection',
    start: -16,
    transitions: [...HANDLED, 'submit'],
  },
  {
    parts: ADMINS,
    station: 'CN-JIA-01',
    type: 'defect',
    level: 'urgent',
    title: 'Converter trip',
    start: -26,
    transitions: [...HANDLED, 'submit', 'confirm'],
  },
  {
    parts: SHARED,
    station: 'CN-WUX-02',
    type: 'repair',
    level: 'high',
    title: 'Fan repair',
    start: -30,
    transitions: [...HANDLED, 'submit', 'confirm'],
  },
  {
    parts: ADMINS,
    station: 'CN-WUX-02',
    type: 'other',
    level: 'normal',
    title: 'Records put in order',
    start: -90,
    transitions: DONE,
  },
];

const REMARKS: Readonly<Record<string, string>> = {
  approve: 'Agreed.',
  reject: 'Please say what is switched off.',
  submit: 'Producing again.',
  checkApprove: 'Checked and fine.',
};

function stepsOf({ transitions, parts }: OrderSeed, begun: number): SeedStep[] {
  const { initiator, signer, handler, checker } = parts;
  const by: Readonly<Record<string, Who>> = {
    approve: signer,
    reject: signer,
    process: handler,
    handle: handler,
    submit: handler,
    confirm: initiator,
    checkApprove: checker,
  };
  return transitions.map((transition, index): SeedStep => ({
    transition,
    by: by[transition]?.name ?? '',
    hours: Math.max(0.1, begun - 1 - index * 1.7),
    ...(transition === 'reject' && { change: { opinion: REMARKS.reject } }),
    ...(REMARKS[transition] && { remark: REMARKS[transition] }),
  }));
}

/** Alarms that led to an order are at most so old. */
const RECENT = 40 * DAY;
const FROM_ALARMS: ReadonlySet<string> = new Set(['defect', 'repair']);

/**
 * What led to the orders about something broken: the last alarm of the station before each was made, each alarm once.
 */
function alarmsBehind(now: number): (order: OrderSeed, begun: number) => Alarm | undefined {
  const used = new Set<string>();
  return ({ type, station }, begun) => {
    if (!FROM_ALARMS.has(type)) return undefined;
    const found = alarms(siteCoded(station), now - RECENT, now - begun * HOUR).findLast(
      ({ id, code }) => !used.has(id) && code !== 'meterSilent',
    );
    if (found) used.add(found.id);
    return found;
  };
}

/** Work orders in every state, with their histories; some of the operator wait for its administrator. */
export function seedOrders(context: BackendContext): void {
  const resource = context.resources.get('ticket/work-order');
  if (!resource) return;
  const { stations } = ticketTables(context);
  const alarmBehind = alarmsBehind(context.clock());
  const rows = ORDERS.map((one, index) => {
    const { parts, station, start, transitions } = one;
    const timeZone = stations.get(stationId(station))?.timeZone;
    const exactly = (hours: number) => nowOn(timeZone, new Date(context.clock() + hours * HOUR));
    const at = (hours: number) => exactly(hours).replace(/\d\d:\d\d$/, '00:00');
    const begun = Math.max(12, 16 - start);
    const records = transitions.includes('handle')
      ? [
          {
            handleTime: exactly(4 - begun),
            content: 'Replaced the broken part and tried it.',
            result: 'solved',
            spareParts: [{ name: 'Fuse', model: 'gPV 15A', quantity: 2 }],
            pictures: null,
            handler: userId(parts.handler.account),
            handlerName: parts.handler.name,
          },
        ]
      : null;
    const alarm = alarmBehind(one, begun);
    const device = alarm && deviceOf(siteCoded(station), alarm.device);
    const title = alarm && device ? `${device.name.en}: ${alarm.name.en}` : one.title;
    const doc = {
      id: seedId(`order ${index}`),
      tenantId: tenantId(parts.tenant),
      orderNo: `WO-${at(-begun).slice(0, 10).replaceAll('-', '')}-${String(index + 1).padStart(3, '0')}`,
      title,
      orderType: one.type,
      source: alarm ? 'alarm' : 'manual',
      alarmId: alarm?.id ?? null,
      level: one.level,
      stationId: stationId(station),
      timeZone,
      deviceIds: [device?.id ?? deviceId(station, index % 5)],
      description: `${title}。`,
      attachments: null,
      planStart: at(start),
      planEnd: at(start + 12),
      initiator: userId(parts.initiator.account),
      signer: userId(parts.signer.account),
      handler: userId(parts.handler.account),
      checker: userId(parts.checker.account),
      handleRecords: records,
      createUser: parts.initiator.name,
    };
    return seedFlow(context, resource, doc, { by: parts.initiator.name, hours: begun }, stepsOf(one, begun));
  });
  context.store.put(resource.name, ...rows);
}
