import type { EnergyTone } from '../tones/toneLooks';

/** A condition's symbol: lines in a square of 24 by 24, and the tone it is drawn in. */
export interface Condition {
  readonly path: string;
  readonly tone: EnergyTone;
}

const TINTS = { sun: 'solar', night: 'charger', cloud: 'grid', rain: 'home', ice: 'home', storm: 'heat' } as const;

/** Not visible: keeps every symbol in one square, so that a drop is not blown up to the size of a cloud. */
const BOX = 'M0 0L0.01 0M24 24L23.99 24';
const CLOUD = 'M7 17H17.5A3.6 3.6 0 0 0 17.9 9.8A5.6 5.6 0 0 0 7.2 8.6A4.2 4.2 0 0 0 7 17Z';
const HIGH_CLOUD = 'M7 14H17.5A3.6 3.6 0 0 0 17.9 6.8A5.6 5.6 0 0 0 7.2 5.6A4.2 4.2 0 0 0 7 14Z';
const LOW_CLOUD = 'M8 20H17.5A3.2 3.2 0 0 0 17.9 13.6A4.9 4.9 0 0 0 8.5 12.6A3.7 3.7 0 0 0 8 20Z';
const SUN =
  'M12 7.5A4.5 4.5 0 1 1 12 16.5A4.5 4.5 0 1 1 12 7.5ZM12 1.5V4M12 20V22.5M1.5 12H4M20 12H22.5M4.6 4.6L6.3 6.3M17.7 17.7L19.4 19.4M4.6 19.4L6.3 17.7M17.7 6.3L19.4 4.6';
const MOON = 'M19.5 14.6A8.2 8.2 0 1 1 10.2 3.6A6.6 6.6 0 0 0 19.5 14.6Z';
const SMALL_SUN = 'M4.6 11.2A4 4 0 0 1 11.6 7.8M8.2 1.6V3.4M1.4 8.6H3.2M3.4 3.8L4.7 5.1M13 3.8L11.7 5.1';
const SMALL_MOON = 'M4.4 10.8A4.6 4.6 0 0 1 6.4 2.2A4 4 0 0 0 11.8 7';
const drop = (x: number, y: number) => `M${x} ${y}L${x - 1.4} ${y + 4}`;
const flake = (x: number, y: number) =>
  `M${x - 1.7} ${y}H${x + 1.7}M${x - 0.9} ${y - 1.6}L${x + 0.9} ${y + 1.6}M${x + 0.9} ${y - 1.6}L${x - 0.9} ${y + 1.6}`;
const stone = (x: number, y: number) => `M${x} ${y - 1.2}A1.2 1.2 0 1 1 ${x} ${y + 1.2}A1.2 1.2 0 1 1 ${x} ${y - 1.2}Z`;

const draw = (color: keyof typeof TINTS, ...parts: readonly string[]): Condition => ({
  tone: TINTS[color],
  path: [BOX, ...parts].join(''),
});

/** The condition tags of spec 01 §9. */
export const weatherConditions = {
  'clear-day': draw('sun', SUN),
  'clear-night': draw('night', MOON),
  'partly-cloudy-day': draw('sun', SMALL_SUN, LOW_CLOUD),
  'partly-cloudy-night': draw('night', SMALL_MOON, LOW_CLOUD),
  cloudy: draw('cloud', CLOUD),
  fog: draw('cloud', HIGH_CLOUD, 'M5 17.5H19M7.5 21H16.5'),
  windy: draw(
    'cloud',
    'M2.5 9H13.5A2.8 2.8 0 1 0 10.9 5.2M2.5 13H18.5A2.8 2.8 0 1 1 15.9 16.8M2.5 17H10A2.2 2.2 0 1 1 8 20.2',
  ),
  rain: draw('rain', HIGH_CLOUD, drop(8.5, 17), drop(12.5, 17), drop(16.5, 17)),
  showers: draw('rain', 'M4.4 7.4A3.6 3.6 0 0 1 8 3M6 0.8V1.6M1.8 4.4H2.6', HIGH_CLOUD, drop(9.5, 17), drop(15, 17)),
  sleet: draw('ice', HIGH_CLOUD, drop(8.5, 17), flake(12.4, 19), drop(17.5, 17)),
  hail: draw('ice', HIGH_CLOUD, stone(8, 18), stone(12.3, 20.6), stone(16.6, 18)),
  snow: draw('ice', HIGH_CLOUD, flake(8, 18.4), flake(12.4, 21), flake(16.8, 18.4)),
  'snow-showers': draw(
    'ice',
    'M4.4 7.4A3.6 3.6 0 0 1 8 3M6 0.8V1.6M1.8 4.4H2.6',
    HIGH_CLOUD,
    flake(9, 18.6),
    flake(15.6, 18.6),
  ),
  'rain-snow': draw('ice', HIGH_CLOUD, drop(9, 17), flake(15.6, 19)),
  thunder: draw('storm', HIGH_CLOUD, 'M12.6 14L9.4 18.6H13.4L10.6 23'),
} as const satisfies Record<string, Condition>;

export type ConditionTag = keyof typeof weatherConditions;

/**
 * The tag as it is kept here: servers write `snow showers`, `Snow-Showers` or `SNOW_SHOWERS`. Unknown ones are nothing.
 */
export function conditionTag(tag: string): ConditionTag | undefined {
  const name = tag
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return Object.hasOwn(weatherConditions, name) ? (name as ConditionTag) : undefined;
}
