import { objectOf } from '@/schema';
import { dayOf } from '@/schema/dates';
import { chance } from '@mocks/energy/chance/chance';
import { seedOf } from '@mocks/energy/chance/seedOf';
import type { BackendContext } from '../../../core/context';
import type { Doc } from '../../../store/store';
import { devices, siteOf } from '../../../world/world';
import { wallText } from '../../../core/wallText';
import { keepHistory } from './keepHistory';

const TABLE = 'cloud/production-plan';
/** A controller answers within seconds. */
const ANSWERS = 5_000;

const MINUTES = /^(\d\d):(\d\d)/;
const hoursOf = (time: unknown): number => {
  const [, hours, minutes] = MINUTES.exec(String(time)) ?? [];
  return Number(hours ?? 0) + Number(minutes ?? 0) / 60;
};
const days = (from: unknown, to: unknown): number =>
  Math.max(1, Math.round((Date.parse(String(to)) - Date.parse(String(from))) / 86_400_000) + 1);

/** kWh of all periods on all days, whichever way they flow. */
export function planEnergy({ periods, startDate, endDate }: Doc): number {
  const rows: readonly Readonly<Record<string, unknown>>[] = Array.isArray(periods)
    ? periods.map((one) => objectOf(one))
    : [];
  const daily = rows.reduce(
    (sum, { startTime, endTime, mode, power }) =>
      sum + (mode === 'standby' ? 0 : Math.abs(Number(power)) * (hoursOf(endTime) - hoursOf(startTime))),
    0,
  );
  return Math.round(daily * days(startDate, endDate) * 100) / 100;
}

/** What a plan has come to: answered by the controller, begun, over. */
function nextOf(row: Doc, now: number): Partial<Doc> | undefined {
  const site = siteOf(String(row.stationId));
  const zone = site?.zone ?? 'UTC';
  const today = dayOf(now, zone);
  if (row.status === 'assigning' && now - Number(row.sentAt) >= ANSWERS) {
    const controller = site && devices(site).find(({ type }) => type === 'controller');
    if (!controller || chance(seedOf('plan', row.id, Number(row.sentAt)), 0, 0) > 0.95)
      return {
        status: 'failed',
        failReason: site?.country === 'CN' ? '控制器未应答' : 'The controller did not answer',
      };
    return {
      status: 'assigned',
      assignTime: wallText(Number(row.sentAt) + ANSWERS, zone),
      assignee: controller.id,
      failReason: null,
    };
  }
  if (row.status === 'assigned' && today >= String(row.startDate))
    return { status: today > String(row.endDate) ? 'finished' : 'running' };
  return row.status === 'running' && today > String(row.endDate) ? { status: 'finished' } : undefined;
}

export function planRows(context: BackendContext): readonly Doc[] {
  const { store, clock } = context;
  for (const row of store.all(TABLE)) {
    let now = row;
    for (let next = nextOf(now, clock()); next; next = nextOf(now, clock())) now = { ...now, ...next, id: row.id };
    if (now === row) continue;
    store.put(TABLE, now);
    keepHistory(context, now, String(now.status));
  }
  return store.all(TABLE);
}
