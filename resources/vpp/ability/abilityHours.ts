import { readPage } from '@/api';
import { asObject, asText } from '@/api/wireValue';
import { readNumber } from '@/schema/readNumber';
import { wallMoments } from '@/schema/dates/wallMoments';

/** An hour of a plant: what its resources can do together. kW; minutes that all who can give more last. */
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
  return wallMoments(Date.parse(`${day.slice(0, 10)}T${time.length === 5 ? `${time}:00` : time}Z`), zone)[0];
}

/** Rows of abilities (proposed fields A, resource-ability) together by the hour they begin, rising. */
export function abilityHours(answers: readonly unknown[], zone: string): AbilityHour[] {
  const hours = new Map<number, AbilityHour>();
  for (const raw of answers.flatMap((answer) => readPage(answer)?.rows ?? [])) {
    const row = asObject(raw);
    const at = row && beginOf(row, zone);
    if (!row || at === undefined) continue;
    const known = hours.get(at) ?? { at, up: 0, down: 0, duration: null };
    const [up, down, duration] = [readNumber(row.upPower) ?? 0, readNumber(row.downPower) ?? 0, readNumber(row.duration)];
    const lasts = up > 0 && duration !== null ? Math.min(known.duration ?? Infinity, duration) : known.duration;
    hours.set(at, { at, up: Math.round((known.up + up) * 100) / 100, down: Math.round((known.down + down) * 100) / 100, duration: lasts });
  }
  return [...hours.values()].toSorted((a, b) => a.at - b.at);
}
