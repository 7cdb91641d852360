import { CAR } from '../energy/car/carBattery';
import { BATTERY } from '../energy/battery/batteryLimits';
import { countryOf } from '../energy/countries';
import type { HomeSite } from '../energy/model';
import type { Site } from './site';

/** What a home is called where nobody named it. */
const nameOf = (id: string) => ({ en: `Home ${id}`, zh: `家庭 ${id}` });

const made = new WeakMap<HomeSite, Site>();

/** A home as a site like any other; the same one for the same home. */
export function homeSite(home: HomeSite): Site {
  const known = made.get(home);
  if (known) return known;
  const {
    id,
    zone,
    country,
    latitude,
    since,
    connection,
    tariff,
    pv,
    battery,
    charger,
    hvac,
    yearlyLoad,
    missing = 0.005,
    offlineSince,
  } = home;
  const site: Site = {
    id,
    kind: 'home',
    code: id,
    name: nameOf(id),
    tenant: 'greensource',
    zone,
    country,
    currency: countryOf(country).currency,
    latitude,
    longitude: countryOf(country).longitude,
    area: country,
    since,
    home,
    load: { yearly: yearlyLoad, shape: 'household', meters: 0 },
    ...(pv && {
      pv: {
        peak: pv.peak,
        inverters: 1,
        strings: 2,
        ...(pv.feedInLimit !== undefined && { feedInLimit: pv.feedInLimit }),
      },
    }),
    ...(battery && {
      battery: {
        ...battery,
        units: 1,
        clusters: 1,
        modules: Math.max(1, Math.round(battery.capacity / 2.5)),
        cells: 16,
        lowest: BATTERY.lowest,
        highest: BATTERY.highest,
        efficiency: BATTERY.efficiency,
        strategy: battery.strategy === 'trading' ? 'spot' : 'selfUse',
      },
    }),
    ...(charger && { chargers: { piles: 1, guns: 1, power: charger.power, visits: CAR.target / CAR.capacity } }),
    ...(hvac && { heat: { pumps: 1, conductance: hvac.conductance, set: hvac.set } }),
    connection,
    tariff: {
      type: 'spot',
      name: { en: tariff.name, zh: tariff.name },
      tax: tariff.additionalTax / 100,
      fee: tariff.exportFee / 100,
      slot: tariff.slot,
    },
    contract: {
      billingMode: 'actualDemand',
      capacityPrice: 0,
      demandPrice: 0,
      contractDemand: connection,
      subsidy: 0,
      serviceFee: 0,
      billingDay: 1,
    },
    missing,
    ...(offlineSince !== undefined && { offlineSince }),
  };
  made.set(home, site);
  return site;
}
