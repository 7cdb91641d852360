import { wallClockAt } from '@/schema/dates';
import type { BackendContext } from '../../../core/context';
import { actorOf, textOf, type Incoming } from '../../../core/incoming';
import type { Endpoint } from '../../../core/router';
import { formWires } from '../../../crud/form/actionForm';
import { pageOf } from '../../../crud/listAnswers';
import { sideTable } from '../../../crud/sideTable';
import { readRequest } from '../../../report/readRequest';
import { BATTERY } from '../../../energy/battery/batteryLimits';
import { atFields } from '../home/energy/atFields';
import { stationOf, type Station } from '../home/energy/stationOf';
import { toldBetween } from '../home/energy/told';
import { seesHome } from '../home/homes/homeScope';
import { homeTables } from '../home/homes/homeTables';
import { isOnline } from '../home/homes/siteOf';
import { WEB } from '../home/path';

const PAGE = 'hems/vpp-info';
const CONFIG = 'hems/vpp-config';
/** By tenant and area. */
const CONFIGS = 'hems vpp configs';
const two = (value: number) => Math.round(value * 100) / 100;

/** What a home could give or take now. */
function flexibility(station: Station) {
  const { site, now, home } = station;
  const step = toldBetween(station, now - 1_800_000, now).at(-1);
  const soc = site?.battery ? (step?.soc ?? null) : null;
  const { capacity = 0, power = 0 } = site?.battery ?? {};
  const up = soc === null ? 0 : Math.min(power, Math.max(0, ((soc - BATTERY.lowest) / 100) * capacity));
  const down = soc === null ? 0 : Math.min(power, Math.max(0, ((BATTERY.highest - soc) / 100) * capacity));
  return {
    home,
    site,
    step,
    soc,
    up,
    down,
    upEnergy: soc === null ? 0 : Math.max(0, ((soc - BATTERY.lowest) / 100) * capacity),
    downEnergy: soc === null ? 0 : Math.max(0, ((BATTERY.highest - soc) / 100) * capacity),
    online: isOnline(home, now),
  };
}

/** What stands in the configuration of an area while nobody changed it. */
const FIRST = {
  enabled: true,
  products: ['dayAhead', 'imbalance'],
  deviceTypes: ['battery', 'charger'],
  minSoc: 20,
  maxSoc: 90,
  maxPowerPerHome: 5,
  minBid: 0.1,
  priceUp: 180,
  priceDown: -20,
  rewardRate: 4.5,
};

/** VPP of homes (spec 02 §7). */
export function vppEndpoints(context: BackendContext): Endpoint[] {
  const homesOf = (incoming: Incoming) => {
    const report = context.reports.get(PAGE);
    if (report) readRequest(context, report, report.resolve('POST /'), incoming);
    const area = textOf(incoming, 'marketAreaId');
    return homeTables(context.store)
      .homes.filter((home) => seesHome(context, home, actorOf(incoming)) && home.marketAreaId === area)
      .map((home) => flexibility(stationOf(context, { ...incoming, params: { stationId: home.id } })));
  };
  const call = (path: string, answer: (incoming: Incoming) => unknown, more: Partial<Endpoint> = {}): Endpoint => ({
    method: 'POST',
    path: `${WEB}/vpp/${path}`,
    need: { menus: [PAGE] },
    handle: (incoming) => atFields(context, PAGE, incoming, () => answer(incoming)),
    ...more,
  });
  return [
    call('info', (incoming) => {
      const homes = homesOf(incoming);
      const sum = (of: (one: (typeof homes)[number]) => number) => two(homes.reduce((all, one) => all + of(one), 0));
      const charged = homes.flatMap(({ soc }) => soc ?? []);
      return {
        marketAreaId: textOf(incoming, 'marketAreaId'),
        homeCount: homes.length,
        onlineCount: homes.filter(({ online }) => online).length,
        pvCapacity: sum(({ site }) => site?.pv?.peak ?? 0),
        batteryCapacity: sum(({ site }) => site?.battery?.capacity ?? 0),
        batteryPower: sum(({ site }) => site?.battery?.power ?? 0),
        chargerPower: sum(({ site }) => site?.charger?.power ?? 0),
        hvacPower: sum(({ site }) => (site?.hvac ? 3 : 0)),
        currentPower: sum(({ step }) => (step ? step.import - step.export : 0)),
        soc: charged.length === 0 ? null : two(charged.reduce((all, one) => all + one, 0) / charged.length),
        upPower: sum(({ up }) => up),
        downPower: sum(({ down }) => down),
        upEnergy: sum(({ upEnergy }) => upEnergy),
        downEnergy: sum(({ downEnergy }) => downEnergy),
        activatedToday: sum(({ step }) => (step?.mode === 'RT' ? 1.2 : 0)),
      };
    }),
    call('stationDetail', (incoming) => {
      const rows = homesOf(incoming).map(({ home, site, soc, up, down, online }) => ({
        id: home.id,
        stationId: home.id,
        name: home.name,
        countryCode: home.countryCode,
        online: online ? 1 : 0,
        batteryCapacity: site?.battery?.capacity ?? null,
        soc,
        upPower: two(up),
        downPower: two(down),
        participation: site?.battery && online ? 1 : 0,
        lastOnlineTime: site
          ? wallClockAt(new Date(Math.min(site.offlineSince ?? Infinity, context.clock())), site.zone)
          : null,
      }));
      return { stations: pageOf(rows, incoming.params) };
    }),
    call(
      'config',
      (incoming) => {
        const marketAreaId = textOf(incoming, 'marketAreaId');
        const key = `${actorOf(incoming).tenant.id} ${marketAreaId}`;
        const configs = sideTable(context, CONFIGS);
        const { id: _key, ...before } = configs.get(key) ?? { id: key, ...FIRST };
        const next: unknown = incoming.params.config;
        const answer = (config: object) => ({ ...config, id: marketAreaId, marketAreaId });
        if (typeof next !== 'object' || next === null) return answer(before);
        const saved = {
          ...before,
          ...formWires(context, context.resources.get(CONFIG)?.fields ?? {}, { ...incoming, params: { ...next } }),
        };
        configs.put({ ...saved, id: key });
        return answer(saved);
      },
      {
        need: (incoming) =>
          incoming.params.config === undefined ? { menus: [PAGE] } : { menus: [PAGE], code: 'config' },
      },
    ),
  ];
}
