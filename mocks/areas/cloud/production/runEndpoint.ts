import { objectOf } from '@/schema';
import { startOfDay, dayOf } from '@/schema/dates';
import type { BackendContext } from '../../../core/context';
import { HOUR } from '../../../core/clock';
import { actorOf, textOf } from '../../../core/incoming';
import { Refusal } from '../../../core/refusal';
import type { Endpoint } from '../../../core/router';
import { visibleRow } from '../../../crud/rows';
import { readRequest } from '../../../report/readRequest';
import { day, siteOf } from '../../../world/world';
import { wallText } from '../../../core/wallText';

const QUARTER = HOUR / 4;
/** A frame has a value for each step of five minutes. */
const STEPS = 3;

/**
 * What a plan asked for and what its station did on a day, by quarters of an hour (proposed fields D: xlist and
 * series).
 */
export function runEndpoint(context: BackendContext): Endpoint {
  return {
    method: 'POST',
    path: '/iemscloud/production/web/production/plan/runData',
    need: { menus: ['cloud/production-run'] },
    handle: (incoming) => {
      const report = context.reports.get('cloud/production-run');
      if (report) readRequest(context, report, report.resolve('POST runData'), incoming);
      const plans = context.resources.get('cloud/production-plan');
      const plan = plans && visibleRow(context, plans, actorOf(incoming), textOf(incoming, 'planId'));
      const site = plan && siteOf(String(plan.stationId));
      if (!site) throw new Refusal('notFound', { code: '4004' });
      const now = context.clock();
      const date = textOf(incoming, 'date') || dayOf(now, site.zone);
      const frame = day(site, date);
      const start = startOfDay(date, site.zone);
      const times = Array.from(
        { length: frame ? Math.ceil(frame.steps / STEPS) : 96 },
        (_, slot) => start + slot * QUARTER,
      );
      const rows: readonly Readonly<Record<string, unknown>>[] = Array.isArray(plan.periods)
        ? plan.periods.map((one) => objectOf(one))
        : [];
      const covers = date >= String(plan.startDate) && date <= String(plan.endDate);
      const mean = (column: Float64Array | Float32Array, slot: number) =>
        (column[slot * STEPS] ?? 0) / STEPS +
        (column[slot * STEPS + 1] ?? 0) / STEPS +
        (column[slot * STEPS + 2] ?? 0) / STEPS;
      const round = (value: number) => Math.round(value * 100) / 100 || 0;
      return {
        timeZone: site.zone,
        xlist: times.map((time) => wallText(time, site.zone)),
        series: [
          {
            type: 'plan',
            unit: 'kW',
            data: times.map((time) => {
              const clock = wallText(time, site.zone).slice(11, 16);
              const row = rows.find(({ startTime, endTime }) => String(startTime) <= clock && clock < String(endTime));
              return covers
                ? row && row.mode !== 'standby'
                  ? (row.mode === 'charge' ? -1 : 1) * Math.abs(Number(row.power))
                  : 0
                : null;
            }),
          },
          {
            type: 'actual',
            unit: 'kW',
            data: times.map((time, slot) =>
              frame && time + QUARTER <= now ? round(mean(frame.discharge, slot) - mean(frame.charge, slot)) : null,
            ),
          },
          {
            type: 'soc',
            unit: '%',
            data: times.map((time, slot) =>
              frame && site.battery && time + QUARTER <= now ? round(frame.soc[slot * STEPS + STEPS - 1] ?? 0) : null,
            ),
          },
        ],
      };
    },
  };
}
