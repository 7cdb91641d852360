import { dayOf, startOfDay, zoneHours, addDays } from '@/schema/dates';
import type { BackendContext } from '../../../../core/context';
import { actorOf, textOf, type Incoming } from '../../../../core/incoming';
import type { Endpoint } from '../../../../core/router';
import { pageOf } from '../../../../crud/listAnswers';
import { visibleRows } from '../../../../crud/rows';
import { readRequest } from '../../../../report/readRequest';
import type { Doc } from '../../../../store/store';
import { timeOf } from '../orders/orderWindow';
import { eventDays } from '../orders/orderShares';
import { PLAN_PATH, PLANT, RESOURCE, textAt } from '../vppDocs';
import { abilityOf } from '../world/abilityOf';
import { baselineFor } from '../world/baselineFor';

const HOUR = 3_600_000;
/** Percent that is lost of the confidence each hour ahead, and what is left at least. */
const LESS_EACH_HOUR = 0.4;
const LEAST = 70;
const round = (value: number, digits = 2): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** What resources are foreseen to use and to be able to do (spec 03 §7, resources and plan). */
export function forecastEndpoints(context: BackendContext): Endpoint[] {
  const resource = context.resources.get(RESOURCE);
  if (!resource) return [];
  const menus = ['vpp/forecast', PLANT] as const;
  const plantsOf = (incoming: Incoming): Doc[] => {
    const [resourceId, vppId] = [textOf(incoming, 'resourceId'), textOf(incoming, 'vppId')];
    return visibleRows(context, resource, actorOf(incoming)).filter(
      (row) => row.state === 1 && (resourceId === '' || row.id === resourceId) && (vppId === '' || row.vppId === vppId),
    );
  };
  const dayFor = (incoming: Incoming, row: Doc) =>
    textOf(incoming, 'date') || dayOf(context.clock(), textAt(row, 'timeZone') || 'UTC');

  const abilityRows = (incoming: Incoming) =>
    plantsOf(incoming).flatMap((row) => {
      const [zone, date] = [textAt(row, 'timeZone') || 'UTC', dayFor(incoming, row)];
      const end = startOfDay(addDays(date, 1), zone);
      return zoneHours(date, zone).map((from, hour, hours) => {
        const to = hours[hour + 1] ?? end;
        const { upPower, downPower, duration } = abilityOf(row, from, to);
        const ahead = Math.max(0, (from - context.clock()) / HOUR);
        return {
          id: `${row.id} ${date} ${hour}`,
          resourceId: row.id,
          resourceName: row.name,
          vppId: row.vppId,
          date,
          at: from,
          time: new Date(from).toISOString(),
          timeZone: zone,
          startTime: timeOf(from, zone),
          endTime: timeOf(to, zone, true),
          upPower,
          downPower,
          duration,
          cost: row.adjustCost,
          currency: row.currency,
          confidence: round(Math.max(LEAST, 98 - ahead * LESS_EACH_HOUR), 1),
        };
      });
    });
  const general = (incoming: Incoming) => {
    const rows = abilityRows(incoming);
    const hours = new Map<string, { up: number; down: number }>();
    for (const { startTime, upPower, downPower } of rows) {
      const { up, down } = hours.get(startTime) ?? { up: 0, down: 0 };
      hours.set(startTime, { up: up + upPower, down: down + downPower });
    }
    const best = [...hours].toSorted((a, b) => b[1].up - a[1].up)[0];
    const kilowatts = (value: number) => ({ value: round(value), unit: 'kW' });
    return {
      upPower: kilowatts(Math.max(0, ...[...hours.values()].map(({ up }) => up))),
      downPower: kilowatts(Math.max(0, ...[...hours.values()].map(({ down }) => down))),
      resourceCount: new Set(rows.map(({ resourceId }) => resourceId)).size,
      bestPeriod: best?.[0] ?? null,
    };
  };
  const baselineRows = (incoming: Incoming) =>
    plantsOf(incoming).map((row) => {
      const date = dayFor(incoming, row);
      const { curve, days } = baselineFor(row, date, { from: 0, to: 96 }, eventDays(context, row.id));
      const known = curve.filter((power) => power !== null);
      return {
        id: `${row.id} ${date}`,
        resourceId: row.id,
        resourceName: row.name,
        vppId: row.vppId,
        date,
        timeZone: row.timeZone,
        method: row.baselineMethod,
        sampleDays: days.length,
        days,
        avgPower: known.length > 0 ? round(known.reduce((sum, power) => sum + power, 0) / known.length) : null,
        maxPower: known.length > 0 ? round(Math.max(...known)) : null,
        curve: curve.map((power) => (power === null ? null : round(power))),
      };
    });
  const report = context.reports.get('vpp/forecast');
  const read = (path: string, handle: Endpoint['handle']): Endpoint => ({
    method: 'POST',
    path: `${PLAN_PATH}/resource/predict/${path}`,
    need: { menus },
    handle: (incoming) => {
      if (report) readRequest(context, report, report.resolve(`POST ${path}`), incoming);
      return handle(incoming);
    },
  });
  return [
    read('ability/list', (incoming) => pageOf(abilityRows(incoming), incoming.params)),
    read('ability/general', general),
    read('baseline/list', (incoming) => pageOf(baselineRows(incoming), incoming.params)),
  ];
}
