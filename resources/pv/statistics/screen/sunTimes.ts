const RAD = Math.PI / 180;
const STEP = 60_000;
const DAY = 86_400_000;
/** Sine of the height at which the edge of the sun is seen: half its width and the bending of light below zero. */
const EDGE = Math.sin(-0.833 * RAD);

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Sine of the sun's height over a place; below zero at night (Spencer). */
function sunHeight({ latitude, longitude }: Place, at: number): number {
  const date = new Date(at);
  const turn = ((2 * Math.PI) / 365) * Math.floor((at - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY);
  const declination =
    0.006918 -
    0.399912 * Math.cos(turn) +
    0.070257 * Math.sin(turn) -
    0.006758 * Math.cos(2 * turn) +
    0.000907 * Math.sin(2 * turn);
  const late =
    3.8197 *
    (0.000075 +
      0.001868 * Math.cos(turn) -
      0.032077 * Math.sin(turn) -
      0.014615 * Math.cos(2 * turn) -
      0.040849 * Math.sin(2 * turn));
  const hour = (((at / 3_600_000) % 24) + longitude / 15 + late - 12) * 15 * RAD;
  const phi = latitude * RAD;
  return Math.sin(phi) * Math.sin(declination) + Math.cos(phi) * Math.cos(declination) * Math.cos(hour);
}

/** Whether the sun is up over a place, and when it next rises or sets (epoch ms): within a day, else never. */
export function sunTimes(place: Place, now: number): { readonly isUp: boolean; readonly next: number | undefined } {
  const isUpAt = (at: number) => sunHeight(place, at) > EDGE;
  const isUp = isUpAt(now);
  for (let at = now + STEP; at <= now + DAY; at += STEP) if (isUpAt(at) !== isUp) return { isUp, next: at };
  return { isUp, next: undefined };
}
