import type { Doc } from '../../../../store/store';
import { siteOf } from '../../../../world/world';
import type { Site } from '../../../../world/site';
import { quartersOf } from './resourceDay';

/** What a resource can do in a time: kW more given or less used, kW less given or more used, for so many minutes. */
export interface Ability {
  readonly upPower: number;
  readonly downPower: number;
  readonly duration: number;
  /** Why it can do nothing. */
  readonly reason?: 'disabled' | 'offline' | 'unknown';
}

const HOUR = 3_600_000;
/** A load cannot go below this share of its rating. */
const LEAST = 0.15;
const numberAt = (row: Doc, name: string): number => (typeof row[name] === 'number' ? row[name] : 0);
const within = (value: number, most: number): number => Math.max(0, Math.floor(Math.min(value, most) * 100) / 100);
const none = (reason: NonNullable<Ability['reason']>): Ability => ({ upPower: 0, downPower: 0, duration: 0, reason });

type Quarters = ReturnType<typeof quartersOf>;

/**
 * A battery can give what is in it, and take what it has room for, spread over the time; what it does anyway is taken
 * off.
 */
function ofStorage(row: Doc, { battery }: Site, quarters: Quarters, hours: number): Ability {
  if (!battery) return none('unknown');
  const soc = quarters[0]?.soc ?? battery.lowest;
  const discharge = (Math.max(0, soc - battery.lowest) / 100) * battery.capacity * battery.efficiency;
  const charge = ((Math.max(0, battery.highest - soc) / 100) * battery.capacity) / battery.efficiency;
  const plan = -quarters.reduce((sum, { power }) => sum + (power ?? 0), 0) / Math.max(1, quarters.length);
  const rated = numberAt(row, 'ratedPower');
  const upPower = within(Math.min(rated, discharge / hours) - plan, numberAt(row, 'maxUpPower'));
  const lasts = upPower > 0 ? (discharge / upPower) * 60 : numberAt(row, 'maxDuration');
  return {
    upPower,
    downPower: within(Math.min(rated, charge / hours) + plan, numberAt(row, 'maxDownPower')),
    duration: Math.round(Math.min(numberAt(row, 'maxDuration'), lasts)),
  };
}

/** What it can do in every quarter of the time (operations, 1.3). */
export function abilityOf(row: Doc, from: number, to: number): Ability {
  const site = siteOf(row.stationId);
  if (row.state !== 1) return none('disabled');
  if (!site) return none('unknown');
  if (from >= (site.offlineSince ?? Infinity)) return none('offline');
  const type = String(row.resourceType);
  const quarters = quartersOf(site, type, from, to);
  const known = quarters.map(({ power }) => power).filter((power) => power !== null);
  if (known.length === 0) return none('unknown');
  if (type === 'storage') return ofStorage(row, site, quarters, Math.max(0.25, (to - from) / HOUR));
  const duration = numberAt(row, 'maxDuration');
  if (type === 'pv')
    return {
      upPower: 0,
      downPower: within(Math.min(...known.map((power) => -power)), numberAt(row, 'maxDownPower')),
      duration,
    };
  const rated = numberAt(row, 'ratedPower');
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return {
    upPower: within(least - rated * LEAST, numberAt(row, 'maxUpPower')),
    downPower: within(rated - most, numberAt(row, 'maxDownPower')),
    duration,
  };
}
