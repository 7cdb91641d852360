import { nowOn, dayOf, startOfDay } from '@/schema/dates';
import { timeText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { actorOf, textOf, type Incoming } from '../../../../core/incoming';
import { refuseFields, Refusal, type FieldRefusal } from '../../../../core/refusal';
import type { Endpoint } from '../../../../core/router';
import { visibleRow } from '../../../../crud/rows';
import { readRequest } from '../../../../report/readRequest';
import type { Doc } from '../../../../store/store';
import { numberAt, PLANT, PLANTS_PATH, textAt } from '../../operation/vppDocs';
import { REGULATION } from '../tradeDocs';
import { tradeTexts } from '../tradeTexts';
import { actualAt, frequencyAt, scoreOf, secondsBefore, targetAt } from './signal';
import { sideTable } from '../../../../crud/sideTable';

const SECONDS = 3600;
const LIMITS = {
  deadband: [0, 1],
  droop: [0.5, 20],
  upReserve: [0, 999_999_999],
  downReserve: [0, 999_999_999],
} as const;
const TYPES = {
  primary: { en: 'Primary regulation', zh: '一次调频' },
  secondary: { en: 'Secondary regulation (AGC)', zh: '二次调频（AGC）' },
} as const;

/** Whether it answers now: outside the deadband, or on its way to a setpoint. */
function runState(row: Doc, second: number): string {
  if (row.enabled !== true) return 'stopped';
  return Math.abs(targetAt(row, second) - actualAt(row, second)) > numberAt(row, 'ratedPower') * 0.02
    ? 'responding'
    : 'standby';
}

/** Frequency regulation of plants (spec 03 §7): what the grid does, what is asked, what is given, and how well. */
export function frequencyEndpoints(context: BackendContext): Endpoint[] {
  const plants = context.resources.get(PLANT);
  const report = context.reports.get('vpp/frequency');
  const rowOf = (incoming: Incoming): Doc => {
    const plant =
      plants && visibleRow(context, plants, actorOf(incoming), textOf(incoming, 'vppId') || textOf(incoming, 'id'));
    if (!plant) throw new Refusal('notFound', { code: '4004' });
    const kept = sideTable(context, REGULATION).get(plant.id);
    const rated = numberAt(plant, 'maxUpPower') * 1000 || 2000;
    const base: Doc = {
      id: plant.id,
      vppId: plant.id,
      type: 'secondary',
      enabled: false,
      deadband: 0.033,
      droop: 5,
      upReserve: Math.round(rated * 0.2),
      downReserve: Math.round(rated * 0.15),
      ratedPower: rated,
    };
    const type = textOf(incoming, 'type');
    return { ...base, ...kept, timeZone: plant.timeZone, ...(type !== '' && { type }) };
  };
  const need = { menus: ['vpp/frequency'] } as const;
  const at = (path: string, handle: Endpoint['handle']): Endpoint => ({
    method: 'POST',
    path: `${PLANTS_PATH}/frequency/${path}`,
    need,
    handle,
  });
  const endpoint = (path: string, handle: Endpoint['handle']): Endpoint =>
    at(path, (incoming) => {
      if (report) readRequest(context, report, report.resolve(`POST ${path}`), incoming);
      return handle(incoming);
    });
  return [
    at('type', ({ locale }) => Object.entries(TYPES).map(([code, desc]) => ({ code, desc: desc[locale] }))),
    endpoint('power', (incoming) => {
      const row = rowOf(incoming);
      const seconds = secondsBefore(context.clock(), SECONDS);
      const series = (name: string, unit: string, value: (second: number) => number) => ({
        name,
        dataKey: name,
        unit,
        list: seconds.map(value),
      });
      return {
        xlist: seconds.map((second) => second * 1000),
        ylist: [
          series('targetPower', 'kW', (second) => targetAt(row, second)),
          series('actualPower', 'kW', (second) => actualAt(row, second)),
          series('gridFrequency', 'Hz', frequencyAt),
        ],
        timeZone: row.timeZone,
      };
    }),
    endpoint('current', (incoming) => {
      const row = rowOf(incoming);
      const now = context.clock();
      const second = Math.floor(now / 1000);
      const zone = textAt(row, 'timeZone') || 'UTC';
      const { deadband, droop, upReserve, downReserve, enabled, type } = row;
      return {
        time: nowOn(zone, new Date(now)),
        timeZone: zone,
        runState: runState(row, second),
        enabled,
        type,
        deadband,
        droop,
        upReserve,
        downReserve,
        gridFrequency: frequencyAt(second),
        targetPower: targetAt(row, second),
        actualPower: actualAt(row, second),
        ...scoreOf(row, now, startOfDay(dayOf(now, zone), zone)),
      };
    }),
    {
      ...at('control/edit', (incoming) => {
        const row = rowOf(incoming);
        const wrong = Object.entries(LIMITS).flatMap(([name, [min, max]]): [string, FieldRefusal][] => {
          const value = incoming.params[name];
          return value !== undefined && (typeof value !== 'number' || value < min || value > max)
            ? [[name, { key: tradeTexts.range, args: { name, min, max } }]]
            : [];
        });
        if (wrong.length > 0) throw refuseFields(Object.fromEntries(wrong));
        const given = Object.fromEntries(
          ['enabled', 'type', ...Object.keys(LIMITS)].flatMap((name) =>
            incoming.params[name] === undefined ? [] : [[name, incoming.params[name]]],
          ),
        );
        const { user } = actorOf(incoming);
        context.store.put(REGULATION, {
          ...row,
          ...given,
          enabled: given.enabled === undefined ? row.enabled : given.enabled === true || given.enabled === 1,
          updateTime: timeText(context.clock()),
          updateUser: user.name,
        });
      }),
      need: { menus: ['vpp/frequency'], code: 'control' },
      log: 'control',
    },
  ];
}
