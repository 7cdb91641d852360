import { readPage } from '@/api';
import { asObject, asText } from '@/api/wireValue';
import { readNumber } from '@/schema/readNumber';
import { wallMoments } from '@/schema/dates/wallMoments';

/** An hour of a plant: what its resources can do together. kW; minutes it lasts, by the share of who can give more. */
export interface AbilityHour {
  /** Epoch ms. */
  readonly at: number;
  readonly up: number;
  readonly down: number;
  readonly duration: number | null;
}

/** The moment a row begins: its date and start time by the clock of the site. */
function beginOf(row: Readonly<Record<string, unknown>>, zone: string): number | undefined {
  const [day, time] = [asText(row.date), asText(row.startTime)];
  const wall = Date.parse(`${day.slice(0, 10)}T${time.length === 5 ? `${time}:00` : time}Z`);
  return Number.isNaN(wall) ? undefined : wallMoments(wall, zone)[0];
}

/** Rows of abilities (proposed fields A, resource-ability) together by the hour they begin, rising. */
export function abilityHours(answers: readonly unknown[], zone: string): AbilityHour[] {
  const hours = new Map<number, AbilityHour>();
  const energies = new Map<number, number>();
  for (const raw of answers.flatMap((answer) => readPage(answer)?.rows ?? [])) {
    const row = asObject(raw);
    const at = row && beginOf(row, zone);
    if (!row || at === undefined) continue;
    const known = hours.get(at) ?? { at, up: 0, down: 0, duration: null };
    const [up, down, duration] = [readNumber(row.upPower) ?? 0, readNumber(row.downPower) ?? 0, readNumber(row.duration)];
    const energy = (energies.get(at) ?? 0) + up * (duration ?? 0);
    energies.set(at, energy);
    const all = known.up + up;
    hours.set(at, {
      at,
      up: Math.round(all * 100) / 100,
      down: Math.round((known.down + down) * 100) / 100,
      duration: all > 0 ? Math.round(energy / all) : null,
    });
  }
  return [...hours.values()].toSorted((a, b) => a.at - b.at);
}
