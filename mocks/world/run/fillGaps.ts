import { randomFrom } from '../../core/random';
import { seedOf } from '../../energy/chance/seedOf';
import type { Site } from '../site';
import type { Incident } from './incidentsOf';

/** A gap is one to six steps long, three and a half on average. */
const LONGEST = 6;
const MEAN = 3.5;

/**
 * Marks the steps of a day whose telemetry never came: gaps here and there that take the share a site loses, and a
 * meter that is silent.
 */
export function fillGaps(lost: Uint8Array, { id, missing }: Site, day: string, incidents: readonly Incident[]): void {
  for (const { code, from, to } of incidents) if (code === 'meterSilent') lost.fill(1, from, to);
  if (missing <= 0) return;
  const random = randomFrom(seedOf('gaps', id, day));
  const apart = (MEAN * (1 - missing)) / missing;
  for (let at = Math.floor(-Math.log(1 - random()) * apart); at < lost.length;) {
    const length = 1 + Math.floor(random() * LONGEST);
    lost.fill(1, at, at + length);
    at += length + Math.floor(-Math.log(1 - random()) * apart);
  }
}
