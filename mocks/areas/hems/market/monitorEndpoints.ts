import { startOfDay, addDays, wallClockAt } from '@/schema/dates';
import { isoAt } from '../../../core/isoAt';
import type { BackendContext } from '../../../core/context';
import { actorOf, idsOf, textOf, type Incoming } from '../../../core/incoming';
import { Refusal } from '../../../core/refusal';
import type { Endpoint } from '../../../core/router';
import { readRequest } from '../../../report/readRequest';
import type { Step } from '../../../energy/model';
import { stationOf, type Station } from '../home/energy/stationOf';
import { toldBetween } from '../home/energy/told';
import { KW, sent } from '../home/energy/homeUnits';
import { seesHome } from '../home/homes/homeScope';
import { homeTables } from '../home/homes/homeTables';
import { marketAreas } from '../home/homes/marketAreas';
import { isOnline } from '../home/homes/siteOf';
import { WEB } from '../home/path';
import { sideTable } from '../../../crud/sideTable';

const PAGE = 'hems/energy-monitor';
const FOLLOWED = 'hems/energy-monitor-followed';

interface Item {
  readonly itemId: string;
  readonly name: string;
  readonly itemType: 'area' | 'home';
  readonly stations: readonly Station[];
}

const POWERS: readonly (readonly [key: string, of: (step: Step) => number])[] = [
  ['pvPower', ({ pv }) => pv],
  ['gridPower', (step) => step.import - step.export],
  ['batteryPower', (step) => step.batteryDischarge - step.batteryCharge],
  ['chargerPower', (step) => step.charge - step.v2x],
  ['hvacPower', ({ hvac }) => hvac],
  ['loadPower', ({ load }) => load],
];

/** Energy monitor (spec 02 §7): areas and homes a user may follow, in his order. */
export function monitorEndpoints(context: BackendContext): Endpoint[] {
  const itemsOf = (incoming: Incoming): Item[] => {
    const homes = homeTables(context.store).homes.filter((home) => seesHome(context, home, actorOf(incoming)));
    const stations = homes
      .map((home) => stationOf(context, { ...incoming, params: { stationId: home.id } }))
      .filter(({ site }) => site !== undefined);
    const areas = marketAreas.map((area): Item => ({
      itemId: area.id,
      name: area.name,
      itemType: 'area',
      stations: stations.filter(({ home }) => home.marketAreaId === area.id),
    }));
    return [
      ...areas.filter((one) => one.stations.length > 0),
      ...stations.map((station): Item => ({
        itemId: station.home.id,
        name: station.home.name,
        itemType: 'home',
        stations: [station],
      })),
    ];
  };
  const followedOf = (incoming: Incoming, items: readonly Item[]): readonly string[] => {
    const kept: unknown = sideTable(context, FOLLOWED).get(actorOf(incoming).user.id)?.itemIds;
    return Array.isArray(kept) ? kept.map(String) : items.slice(0, 4).map(({ itemId }) => itemId);
  };
  const row = ({ itemId, name, itemType, stations }: Item, followed: readonly string[]) => {
    const now = context.clock();
    const steps = stations.flatMap((station) => toldBetween(station, now - 1_800_000, now).at(-1) ?? []);
    const soc = stations.flatMap((station, place) => (station.site?.battery ? (steps[place]?.soc ?? []) : []));
    return {
      id: itemId,
      itemId,
      name,
      itemType,
      subscribed: followed.includes(itemId),
      sort: followed.indexOf(itemId),
      homeCount: stations.length,
      onlineCount: stations.filter(({ home }) => isOnline(home, now)).length,
      ...Object.fromEntries(
        POWERS.map(([key, of]) => [
          key,
          steps.length === 0 ? null : sent(steps.reduce((sum, step) => sum + of(step), 0)),
        ]),
      ),
      soc: soc.length === 0 ? null : Math.round(soc.reduce((sum, value) => sum + value, 0) / soc.length),
      updateTime: wallClockAt(new Date(now - (now % 300_000)), stations[0]?.zone ?? 'UTC'),
    };
  };
  const call = (path: string, answer: (incoming: Incoming, items: readonly Item[]) => unknown): Endpoint => ({
    method: 'POST',
    path: `${WEB}/energyMonitor/${path}`,
    need: { menus: [PAGE] },
    handle: (incoming) => answer(incoming, itemsOf(incoming)),
  });
  return [
    call('list', (incoming, items) => {
      const followed = followedOf(incoming, items);
      return { list: items.map((item) => row(item, followed)) };
    }),
    call('subList', (incoming, items) => {
      const followed = followedOf(incoming, items);
      return {
        list: followed
          .flatMap((id) => items.find(({ itemId }) => itemId === id) ?? [])
          .map((item) => row(item, followed)),
      };
    }),
    call('subSort', (incoming, items) => {
      const ids = idsOf(incoming.params.itemIds);
      if (ids.some((id) => !items.some(({ itemId }) => itemId === id))) throw new Refusal('notFound', { code: '4004' });
      context.store.put(FOLLOWED, { id: actorOf(incoming).user.id, itemIds: ids });
      return null;
    }),
    call('subDetail', (incoming, items) => {
      const report = context.reports.get(PAGE);
      if (report) readRequest(context, report, report.resolve('POST /'), incoming);
      const item = items.find(({ itemId }) => itemId === textOf(incoming, 'itemId')) ?? items[0];
      if (!item) return null;
      const [first] = item.stations;
      const zone = first?.zone ?? 'Europe/Amsterdam';
      const day = textOf(incoming, 'date').slice(0, 10) || (first?.today ?? '');
      const [from, to] = [startOfDay(day, zone), startOfDay(addDays(day, 1), zone)];
      const slots = Array.from({ length: Math.round((to - from) / 900_000) }, (_, place) => from + place * 900_000);
      const told = item.stations.slice(0, 8).map((station) => {
        const by = new Map<number, Step[]>();
        for (const step of toldBetween(station, from, to))
          by.set(step.at - ((step.at - from) % 900_000), [
            ...(by.get(step.at - ((step.at - from) % 900_000)) ?? []),
            step,
          ]);
        return by;
      });
      const value = (at: number, of: (step: Step) => number) => {
        const known = told.flatMap((by) => {
          const steps = by.get(at);
          return steps ? [steps.reduce((sum, step) => sum + of(step), 0) / steps.length] : [];
        });
        return known.length === 0 ? null : sent(known.reduce((sum, one) => sum + one, 0));
      };
      return {
        timeZone: zone,
        ...row(item, followedOf(incoming, items)),
        xlist: slots.map((at) => isoAt(at, zone)),
        ylist: POWERS.map(([dataKey, of]) => ({ dataKey, unit: KW, list: slots.map((at) => value(at, of)) })),
        signList: [],
      };
    }),
  ];
}
