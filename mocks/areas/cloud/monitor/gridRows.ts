import { dayOf, startOfDay } from '@/schema/dates';
import { seedOf } from '@mocks/energy/chance/seedOf';
import { noise } from '../../../energy/chance/noise';
import type { Site } from '../../../world/site';
import { day, deviceState, placedDevice, sums } from '../../../world/world';
import { wallText } from '../../../core/wallText';
import { rounded, type Told } from './live';
import { powerOf, statesOf, today } from './siteNow';

/** The mains at the meter of a site; what is drawn is positive. */
export function cityNow(site: Site, meterId: string, now: number): Told {
  const shown = deviceState(site, meterId, now);
  const power = shown?.power ?? null;
  const wander = noise(seedOf('mains', meterId), now / 1_500_000);
  const voltage = shown?.voltage ? shown.voltage / Math.sqrt(3) : null;
  const current = power === null || !voltage ? null : (Math.abs(power) * 1000) / voltage / 3;
  const sumsNow = today(site, now);
  const month = `${dayOf(now, site.zone).slice(0, 8)}01`;
  const [monthly] = sums(site, startOfDay(month, site.zone), now, 'all', now);
  const outage =
    (day(site, dayOf(now, site.zone))?.outage[
      Math.floor((now - startOfDay(dayOf(now, site.zone), site.zone)) / 300_000) - 1
    ] ?? 0) === 1;
  return {
    powerState: outage
      ? 'outage'
      : power === null || Math.abs(power) < 0.01
        ? 'idle'
        : power > 0
          ? 'importing'
          : 'exporting',
    activePower: rounded(power),
    reactivePower: rounded(power === null ? null : Math.abs(power) * (0.2 + 0.05 * wander)),
    powerFactor: power === null ? null : rounded(0.97 + 0.01 * wander),
    voltageA: rounded(voltage, 1),
    voltageB: rounded(voltage === null ? null : voltage * 1.002, 1),
    voltageC: rounded(voltage === null ? null : voltage * 0.998, 1),
    currentA: rounded(current, 1),
    currentB: rounded(current, 1),
    currentC: rounded(current, 1),
    frequency: rounded(shown ? 50 + 0.02 * wander : null),
    todayImport: rounded(sumsNow?.importEnergy),
    todayExport: rounded(sumsNow?.exportEnergy),
    totalImport: rounded(shown?.taken),
    totalExport: rounded(shown?.given),
    maxDemand: rounded(monthly?.maxDemand),
    dataTime: shown ? wallText(shown.at, site.zone) : null,
  };
}

/** What flows where at a site that can run without the mains. */
export function microgridNow(site: Site, now: number): Told {
  const grid = powerOf(statesOf(site, 'gridMeter', now));
  const [pv, battery, charger, load] = (['inverter', 'pcs', 'charger', 'loadMeter'] as const).map((type) =>
    powerOf(statesOf(site, type, now)),
  );
  const used = (load ?? 0) + (charger ?? 0);
  const meter = statesOf(site, 'gridMeter', now)[0];
  return {
    gridState: meter ? 'onGrid' : 'offGrid',
    frequency: rounded(meter ? 50 + 0.02 * noise(seedOf('mains', site.id), now / 1_500_000) : null),
    voltage: rounded(meter?.voltage, 1),
    gridPower: rounded(grid),
    pvPower: rounded(pv),
    storagePower: rounded(battery),
    chargerPower: rounded(charger),
    loadPower: rounded(load),
    soc: rounded(statesOf(site, 'bms', now)[0]?.soc, 1),
    selfSufficiency: used > 0 ? rounded(Math.max(0, Math.min(100, (1 - Math.max(0, grid ?? 0) / used) * 100))) : null,
    dataTime: meter ? wallText(meter.at, site.zone) : null,
  };
}

const counted = new WeakMap<Site, { readonly now: number; readonly share: number }>();

/**
 * Connectors go on counting while no telemetry comes, the statistics have none of it: the share of what was counted
 * today that both know.
 */
function knownShare(site: Site, now: number): number {
  const kept = counted.get(site);
  if (kept?.now === now) return kept.share;
  const all = statesOf(site, 'gun', now).reduce((sum, { takenToday }) => sum + (takenToday ?? 0), 0);
  const share = all > 0 ? (today(site, now)?.chargerEnergy ?? 0) / all : 1;
  counted.set(site, { now, share });
  return share;
}

/** A connector of a pile. */
export function gunNow(site: Site, gunId: string, now: number): Told {
  const placed = placedDevice(gunId)?.device;
  const shown = deviceState(site, gunId, now);
  const power = shown?.power ?? null;
  const taken = shown?.takenToday ?? null;
  const energy = taken === null ? null : taken * knownShare(site, now);
  const luck = seedOf('gun', gunId, Math.floor(now / 3_600_000)) % 12;
  const charging = power !== null && power > 0.05;
  const sold = today(site, now);
  const price =
    sold && sold.chargerEnergy > 0
      ? (sold.chargingElectricityFee + sold.chargingServiceFee) / sold.chargerEnergy
      : null;
  return {
    gunNo: (placed?.place ?? 0) + 1,
    pileType: (site.chargers?.power ?? 0) > 44 ? 'dc' : 'ac',
    ratedPower: rounded(site.chargers?.power),
    state:
      shown === undefined || shown.state === 'offline'
        ? 'offline'
        : shown.state === 'fault'
          ? 'fault'
          : charging
            ? 'charging'
            : luck === 0
              ? 'plugged'
              : luck === 1
                ? 'reserved'
                : 'idle',
    power: rounded(power),
    voltage: rounded(shown?.voltage, 1),
    current: rounded(shown?.current, 1),
    vehicleSoc: charging ? 20 + (seedOf('car', gunId, Math.floor(now / 600_000)) % 70) : null,
    todayEnergy: rounded(energy),
    todayOrders: energy === null ? null : Math.ceil(energy / 25),
    todayFee: energy === null || price === null ? null : rounded(energy * price),
    currency: site.currency,
    dataTime: shown ? wallText(shown.at, site.zone) : null,
  };
}
