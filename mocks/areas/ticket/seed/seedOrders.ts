import { nowOn } from '@/schema/dates/clock';
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
const seed = (
  parts: Parts,
  station: string,
  type: string,
  level: string,
  title: string,
  start: number,
  transitions: readonly string[],
): OrderSeed => ({ parts, station, type, level, title, start, transitions });

const ORDERS: readonly OrderSeed[] = [
  seed(OWN, 'NL-UTR-01', 'defect', 'urgent', 'String 4 delivers nothing', 10, []),
  seed(OWN, 'NL-ZEE-01', 'inspection', 'normal', 'Monthly inspection', 40, []),
  seed(OWN, 'CN-SUZ-03', 'cleaning', 'normal', 'Module cleaning', 28, ['reject']),
  seed(OWN, 'NL-UTR-01', 'maintenance', 'high', 'Inverter fans', -2, ['approve']),
  seed(OWN, 'CN-SUZ-03', 'defect', 'high', 'Combiner box offline', 6, ['approve']),
  seed(OWN, 'NL-ZEE-01', 'repair', 'urgent', 'Damaged cable at row 18', -20, ['approve', 'process']),
  seed(OWN, 'NL-UTR-01', 'defect', 'normal', 'Meter reads low', -6, HANDLED),
  seed(OWN, 'CN-SUZ-03', 'inspection', 'normal', 'Quarterly thermography', -14, [...HANDLED, 'submit']),
  seed(OWN, 'NL-ZEE-01', 'maintenance', 'normal', 'Tighten DC terminals', -30, [...HANDLED, 'submit', 'confirm']),
  seed(OWN, 'NL-UTR-01', 'cleaning', 'normal', 'Roof A cleaned', -70, DONE),
  seed(OWN, 'CN-SUZ-03', 'other', 'normal', 'New labels', -110, DONE),
  seed(ADMINS, 'CN-JIA-01', 'defect', 'urgent', 'Cluster 2 imbalance', 8, []),
  seed(ADMINS, 'CN-WUX-02', 'inspection', 'normal', 'Battery room inspection', 30, []),
  seed(SHARED, 'NL-EIN-01', 'cleaning', 'normal', 'Carport cleaning', 20, []),
  seed(ADMINS, 'NL-EIN-01', 'maintenance', 'high', 'Filter change', 12, ['reject']),
  seed(ADMINS, 'CN-JIA-01', 'repair', 'high', 'Charger lock broken', 2, ['approve']),
  seed(SHARED, 'CN-WUX-02', 'defect', 'normal', 'Gateway offline', -4, ['approve']),
  seed(ADMINS, 'CN-WUX-02', 'maintenance', 'high', 'Cooling unit service', -3, ['approve', 'process']),
  seed(ADMINS, 'CN-JIA-01', 'defect', 'normal', 'Low oil level', -12, HANDLED),
  seed(ADMINS, 'NL-EIN-01', 'inspection', 'normal', 'Earthing inspection', -16, [...HANDLED, 'submit']),
  seed(ADMINS, 'CN-JIA-01', 'defect', 'urgent', 'Converter trip', -26, [...HANDLED, 'submit', 'confirm']),
  seed(SHARED, 'CN-WUX-02', 'repair', 'high', 'Fan repair', -30, [...HANDLED, 'submit', 'confirm']),
  seed(ADMINS, 'CN-WUX-02', 'other', 'normal', 'Records put in order', -90, DONE),
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
