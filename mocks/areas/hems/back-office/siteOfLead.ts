import { dayOf } from '@/schema/dates';
import type { BackendContext } from '../../../core/context';
import { sites } from '../../../energy/fleet';
import type { HomeSite } from '../../../energy/model';
import type { Doc } from '../../../store/store';
import type { HomeDoc } from '../home/homes/homeDoc';
import { homePlace } from '../home/homes/homePlace';
import { products } from '../home/tariff/products';

const VOLTS = 0.23;
/** Of a heat pump, kW of heat a kelvin it can hold against: what a house of that size loses. */
const CONDUCTANCE = 0.022;
const INDOOR = 20.5;
const PV = 2;
const BATTERY = 3;
const CHARGER = 4;
const HEAT_PUMP = 6;

/** `3x25A` in kW. */
function contracted(connection: unknown): number {
  const [, phases, ampere] = /^(\d)x(\d+)A$/.exec(String(connection)) ?? [];
  return Number(phases ?? 3) * Number(ampere ?? 25) * VOLTS;
}

/**
 * What stands in a home that a lead became: what was offered last, else what its inspection found, with the tariff and
 * the use that are known of the lead. Undefined in a country without towns.
 */
export function siteOfLead({ store, clock }: BackendContext, home: HomeDoc, lead: Doc): HomeSite | undefined {
  const place = homePlace(home.countryCode, home.postalCode);
  if (!place || !home.timeZone) return undefined;
  const usage = store.get('hems lead tariffs', lead.id);
  const offer = store.all('hems/ai-recommendation').findLast(({ leadsId }) => leadsId === lead.id);
  const found = store.all('hems/device-inspection').filter(({ leadsId }) => leadsId === lead.id);
  const size = (offered: string, type: number, own: 'ratedPower' | 'ratedCapacity' = 'ratedPower'): number =>
    Number(offer?.[offered]) || Number(found.find(({ deviceType }) => Number(deviceType) === type)?.[own]) || 0;
  const peak = size('pvPower', PV);
  const capacity = size('batteryCapacity', BATTERY, 'ratedCapacity');
  const charger = size('chargerPower', CHARGER);
  const heat = size('heatPumpPower', HEAT_PUMP);
  const tariff =
    products.find(({ id }) => id === (usage?.productId ?? offer?.productId))?.tariff ??
    sites.find(({ country }) => country === home.countryCode)?.tariff;
  return {
    id: home.id,
    zone: home.timeZone,
    latitude: place.latitude,
    country: home.countryCode,
    yearlyLoad: Number(usage?.annualUsage) || 3500,
    since: dayOf(clock(), home.timeZone),
    ...(peak > 0 && { pv: { peak } }),
    ...(capacity > 0 && {
      battery: { capacity, power: size('batteryPower', BATTERY) || capacity / 2, strategy: 'trading' },
    }),
    ...(charger > 0 && { charger: { power: charger, smart: true } }),
    ...(heat > 0 && { hvac: { conductance: heat * CONDUCTANCE, set: INDOOR } }),
    tariff: tariff ?? { type: 1, name: '', additionalTax: 0, exportFee: 0, slot: 60 },
    connection: contracted(home.gridConnection),
  };
}
