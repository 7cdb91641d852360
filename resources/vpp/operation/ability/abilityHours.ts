import { readPage, asObject, asText } from '@/api';
import { readMoment } from '@/charts';
import { readDay, readTime, readNumber } from '@/schema';

/**
 * An hour of a plant: what its resources can do together, as rows of a chart. kW; minutes it lasts, by the share of who
 * can give more.
 */
export interface AbilityHour {
  /** Epoch ms. */
  readonly time: number;
  readonly upPower: number;
  readonly downPower: number;
  readonly duration: number | null;
}

/** The moment a row begins: its date and start time by the clock of the site. */
function beginOf(row: Readonly<Record<string, unknown>>, zone: string): number | undefined {
  const [day, time] = [readDay(row.date, zone), readTime(asText(row.startTime))];
  return day === null || time === null ? undefined : readMoment(`${day} ${time}`, { zone, day });
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Rows of abilities (proposed fields A, resource-ability) together by the hour they begin, rising. */
export function abilityHours(answers: readonly unknown[], zone: string): AbilityHour[] {
  const rows = answers
    .flatMap((answer) => readPage(answer)?.rows ?? [])
    .flatMap((raw) => {
      const row = asObject(raw);
      const time = row && beginOf(row, zone);
      return row && time !== undefined
        ? [
            {
              time,
              up: readNumber(row.upPower) ?? 0,
              down: readNumber(row.downPower) ?? 0,
              minutes: readNumber(row.duration) ?? 0,
            },
          ]
        : [];
    });
  const times = [...new Set(rows.map(({ time }) => time))].toSorted((a, b) => a - b);
  return times.map((time) => {
    const own = rows.filter((row) => row.time === time);
    const up = own.reduce((sum, row) => sum + row.up, 0);
    const duration = up > 0 ? Math.round(own.reduce((sum, row) => sum + row.up * row.minutes, 0) / up) : null;
    return {
      time,
      upPower: hundredths(up),
      downPower: hundredths(own.reduce((sum, row) => sum + row.down, 0)),
      duration,
    };
  });
}
