import { seedId } from '../core/ids';
import { countryOf } from '../energy/countries';
import { seedOf } from '../energy/chance/seedOf';
import { areaOf } from './regions';
import type { Contract, PvPlant, Site, SiteKind, Storage } from './site';
import { contractOf, tariffs } from './tariffs';

/** What is decided of a commercial site; place, money and sizes follow. */
export interface SitePlan {
  readonly code: string;
  readonly tenant: string;
  readonly kind: Exclude<SiteKind, 'home'>;
  readonly name: readonly [en: string, zh: string];
  readonly area: string;
  readonly since: string;
  readonly tariff: keyof typeof tariffs;
  readonly billing?: Contract['billingMode'];
  /** MWh a year. */
  readonly load?: readonly [megawattHours: number, shape: 'shifts' | 'office' | 'steady', meters: number];
  /** Inverters of so many kWp, and what else is to be said of the panels. */
  readonly pv?: readonly [inverters: number, each: number, more?: Partial<PvPlant>];
  readonly battery?: readonly [units: number, shape: keyof typeof SHAPES, strategy: Storage['strategy']];
  readonly chargers?: readonly [piles: number, guns: number, power: number, visits: number];
  readonly heat?: readonly [pumps: number, conductance: number];
  readonly missing?: number;
}

const CELL = 3.2 * 0.314;
const LIMITS = { lowest: 10, highest: 90, efficiency: 0.94 };

/** Batteries as they are sold: clusters, modules, and cells of one unit, and its kW. */
const SHAPES = {
  container: { clusters: 12, modules: 26, cells: 16, power: 2500 },
  cabinet: { clusters: 1, modules: 5, cells: 48, power: 100 },
  trailer: { clusters: 2, modules: 10, cells: 24, power: 250 },
} as const;

function batteryOf([units, shape, strategy]: NonNullable<SitePlan['battery']>): Storage {
  const { clusters, modules, cells, power } = SHAPES[shape];
  return {
    capacity: units * clusters * modules * cells * CELL,
    power: units * power,
    units,
    clusters,
    modules,
    cells,
    ...LIMITS,
    strategy,
  };
}

/** The connection carries what the site takes and gives at most, in steps of 50 kW. */
function connectionOf({ load, pv, battery, chargers, heat }: SitePlan): number {
  const use =
    (load ? load[0] * 0.42 : 0) +
    (chargers ? chargers[0] * chargers[1] * chargers[2] * 0.7 : 0) +
    (heat ? heat[1] * 8 : 0) +
    (battery ? battery[0] * SHAPES[battery[1]].power : 0);
  return Math.ceil((Math.max(use, pv ? pv[0] * pv[1] * 0.92 : 0) + 10) / 50) * 50;
}

/** A commercial site after its plan; its place is somewhere in its region. */
export function makeSite(plan: SitePlan): Site {
  const {
    code,
    tenant,
    kind,
    name: [en, zh],
    since,
    load,
    pv,
    battery,
    chargers,
    heat,
    missing = 0.004,
  } = plan;
  const area = areaOf(plan.area);
  const country = area.code.slice(0, 2);
  const shift = (salt: number) => (seedOf(code, salt) % 2000) / 10_000 - 0.1;
  const connection = connectionOf(plan);
  return {
    id: seedId(`site ${code}`),
    kind,
    code,
    name: { en, zh },
    tenant,
    zone: area.zone,
    country,
    currency: countryOf(country).currency,
    area: area.code,
    latitude: Number((area.latitude + shift(1)).toFixed(6)),
    longitude: Number((area.longitude + shift(2)).toFixed(6)),
    since,
    ...(load && { load: { yearly: load[0] * 1000, shape: load[1], meters: load[2] } }),
    ...(pv && {
      pv: {
        peak: pv[0] * pv[1],
        inverters: pv[0],
        strings: Math.max(2, Math.round(pv[1] / 9)),
        soiling: 0.002,
        ...pv[2],
      },
    }),
    ...(battery && { battery: batteryOf(battery) }),
    ...(chargers && { chargers: { piles: chargers[0], guns: chargers[1], power: chargers[2], visits: chargers[3] } }),
    ...(heat && { heat: { pumps: heat[0], conductance: heat[1], set: 21 } }),
    transformer: { capacity: Math.ceil((connection * 1.1) / 250) * 250 },
    connection,
    tariff: tariffs[plan.tariff],
    contract: contractOf(country, connection, plan.billing),
    missing,
  };
}
