/** What a cloudless sky gives a level surface, W/m² (Haurwitz), by the sine of the sun's height. */
export function clearSky(up: number): number {
  return up > 0.01 ? 1098 * up * Math.exp(-0.059 / up) : 0;
}
