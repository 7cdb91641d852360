import { ADJUST_CAP } from '@schemas/vpp/parts/dayAdjustment';
import { timeText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { seedOf } from '../../../../energy/chance/seedOf';
import { tenantId } from '../../../../seed/seedCompanies';
import type { Doc } from '../../../../store/store';
import { areaOf, devices, siteCoded } from '../../../../world/world';
import type { DeviceType } from '../../../../world/model';
import type { Site } from '../../../../world/site';
import { RESOURCE_DEFAULTS } from '../resourceDefaults';
import { RESOURCE } from '../vppDocs';
import { companyId, plantId, vppResourceId } from './vppIds';
import { PLANTS, type PlantPlan } from './plantPlans';

interface Part {
  readonly type: string;
  readonly name: readonly [en: string, zh: string];
  /** What it is made of. */
  readonly devices: DeviceType;
  readonly rated: number;
  readonly capacity?: number;
  readonly up: number;
  readonly down: number;
}

/** Load is worth shedding from so many MWh a year on. */
const LARGE = 1_000_000;
/** The most a load takes, times its mean: offices take nearly all of it by day. */
const PEAK = { office: 2.6, shifts: 2.2, steady: 2.2, household: 2.2 };
/** So much of fast plugs, in kW, is in use at once; cars stay at slow ones for hours, and all may be in use. */
const FAST = 30;
const IN_USE = 0.6;
/** Panels are worth limiting from so many kWp on. */
const LARGE_FIELD = 1000;
const round = (value: number): number => Math.round(value / 10) * 10;

/** What of a site can be adjusted, with what it can give and take at most. */
function partsOf({ battery, load, chargers, heat, pv, kind }: Site): Part[] {
  const mean = (load?.yearly ?? 0) / 8760;
  const plugs = chargers ? chargers.piles * chargers.guns * chargers.power : 0;
  const found: (Part | undefined)[] = [
    battery && {
      type: 'storage',
      name: ['storage', '储能'],
      devices: 'pcs',
      rated: battery.power,
      capacity: Math.round(battery.capacity),
      up: battery.power,
      down: battery.power,
    },
    load && load.yearly > LARGE
      ? {
          type: 'industrial',
          name: kind === 'plant' ? ['production lines', '生产线'] : ['buildings', '楼宇负荷'],
          devices: 'loadMeter',
          rated: round(mean * PEAK[load.shape]),
          up: round(mean * 0.45),
          down: round(mean * 0.3),
        }
      : undefined,
    chargers && {
      type: 'charging',
      name: ['chargers', '充电桩'],
      devices: 'charger',
      rated: round(plugs * (chargers.power > FAST ? IN_USE : 1)),
      up: round(plugs * 0.2),
      down: round(plugs * 0.15),
    },
    heat && {
      type: 'hvac',
      name: ['heat pumps', '空调热泵'],
      devices: 'heatPump',
      rated: round(heat.conductance * 10),
      up: round(heat.conductance * 3),
      down: round(heat.conductance * 2),
    },
    pv && pv.peak >= LARGE_FIELD
      ? {
          type: 'pv',
          name: ['PV', '光伏'],
          devices: 'inverter',
          rated: round(pv.peak),
          up: 0,
          down: round(pv.peak * 0.9),
        }
      : undefined,
  ];
  return found.filter((part) => part !== undefined);
}

const voltageOf = ({ connection }: Site): string => (connection > 8000 ? '35kV' : connection > 250 ? '10kV' : '380V');

function resourceDoc(plant: PlantPlan, site: Site, part: Part, time: string): Doc {
  const words = site.country === 'CN' ? 1 : 0;
  const own = site.name[words === 1 ? 'zh' : 'en'];
  const { adjustCost, ...defaults } = RESOURCE_DEFAULTS[part.type] ?? RESOURCE_DEFAULTS.other ?? { adjustCost: 0 };
  const seed = seedOf(site.code, part.type);
  return {
    id: vppResourceId(site.code, part.type),
    tenantId: tenantId(plant.tenant),
    vppId: plantId(plant.key),
    stationId: site.id,
    unitId: null,
    name: words === 1 ? `${own}${part.name[1]}` : `${own} ${part.name[0]}`,
    code: `RES-${site.code}-${part.type.slice(0, 3).toUpperCase()}`,
    resourceType: part.type,
    customerName: own,
    accountNumber: `${site.country}${site.id.slice(-10)}`,
    powerSupplyCompanyId: companyId(plant.company),
    voltageLevel: voltageOf(site),
    transformerCapacity: site.transformer?.capacity ?? null,
    ratedPower: part.rated,
    ratedCapacity: part.capacity ?? null,
    maxUpPower: part.up,
    maxDownPower: part.down,
    ...defaults,
    adjustMode: part.type === 'hvac' ? 'multiplicative' : 'none',
    adjustCap: ADJUST_CAP,
    adjustCost:
      Math.round(adjustCost * (site.country === 'CN' ? 1 : 0.35) * (0.85 + (seed % 30) / 100) * 10_000) / 10_000,
    deviceIds: devices(site)
      .filter(({ type }) => type === part.devices)
      .map(({ id }) => id),
    meterNo: `M-${site.code}`,
    contact: plant.contact,
    phone: `138${String(seed % 100_000_000).padStart(8, '0')}`,
    state: seed % 11 === 0 ? 0 : 1,
    timeZone: site.zone,
    currency: site.currency,
    createTime: time,
    updateTime: time,
  };
}

/** The resources of the plants: what of their sites can be adjusted. */
export function seedResources({ store, clock }: Pick<BackendContext, 'store' | 'clock'>): Doc[] {
  const time = timeText(clock() - 90 * 86_400_000);
  const rows = PLANTS.flatMap((plant) =>
    plant.sites.flatMap((code) => {
      const site = siteCoded(code);
      return partsOf(site).map((part) => resourceDoc(plant, site, part, time));
    }),
  );
  store.put(RESOURCE, ...rows);
  return rows;
}

/** The clock and the currency of a plant are those of its region. */
export const placeOf = (area: string) => {
  const { zone, latitude, longitude, name, code } = areaOf(area);
  return { timeZone: zone, latitude, longitude, name, currency: code.startsWith('CN') ? 'CNY' : 'EUR' };
};
