import { randomFrom } from '@mocks/core/random';
import { noise } from '../chance/noise';
import { seedOf } from '../chance/seedOf';
import type { DayTime } from '../dayTime';
import type { HomeSite } from '../model';
import { appliances } from './appliances';
import { loadOfSeason, loadShape } from './loadShape';

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The season by the north's calendar: half a year later in the south, none in the tropics. */
function northern({ latitude }: HomeSite, ofYear: number): number {
  if (Math.abs(latitude) < 25) return 105;
  return latitude < 0 ? ((ofYear + 182) % 365) + 1 : ofYear;
}

/**
 * Use of a home without heat pump and car at each step of a day, kW: the shape many homes have, with pulses of its own
 * appliances.
 */
export function loadPower(site: HomeSite, time: DayTime): readonly number[] {
  const season = northern(site, time.ofYear);
  const shape = loadShape(season, time.weekday);
  const scale = (site.yearlyLoad / 1000) * loadOfSeason(season);
  const calm = time.hours.map((hour) => {
    const [from, part] = [Math.floor(hour + 23.5) % 24, (hour + 23.5) % 1];
    return scale * ((shape[from] ?? 0) * (1 - part) + (shape[(from + 1) % 24] ?? 0) * part);
  });
  const random = randomFrom(seedOf('load', site.id, time.day));
  const energy = total(calm) * (0.85 + 0.3 * random());
  const pulses = appliances(random, time.hours, Math.min(1.4, site.yearlyLoad / 3500));
  // The day keeps its energy: what the pulses take is not in the calm part.
  const taken = Math.min(1, (0.6 * energy) / Math.max(total(pulses), 1e-9));
  const rest = (energy - taken * total(pulses)) / total(calm);
  const wobble = seedOf('wobble', site.id, time.day);
  return calm.map(
    (power, index) => power * rest * (1 + 0.12 * noise(wobble, index / 4)) + (pulses[index] ?? 0) * taken,
  );
}
