import type { DayFrame } from '../model';
import type { Session } from './sessionsOf';

/** Fills in what the cars of a day take together, kW, and how many come. */
export function fillSessions(
  { charger, visits }: Pick<DayFrame, 'charger' | 'visits'>,
  sessions: readonly Session[],
): void {
  for (const { from, to, power } of sessions) {
    for (let index = from; index < to; index += 1) charger[index] = (charger[index] ?? 0) + power;
    visits[from] = (visits[from] ?? 0) + 1;
  }
}
