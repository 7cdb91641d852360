import { MINUTE, daysOf, timesOf } from '../dayTimes';
import type { Part } from '../story';
import { bell, wave } from '../wave';

const scale = daysOf('2026-01-01', 35, 'Europe/Amsterdam');
const STEP = MINUTE / 2;

/** Thirty-five days of half minutes: 100,800 values, with one that stands out for a single moment. */
function halfMinutes() {
  const times = timesOf(scale, STEP);
  const values = times.map((_, index) =>
    index === 61_234 ? 9 : 2 + Math.sin(index / 458) + 2.4 * bell((index / 2880) % 1, 0.78, 0.07) + 0.5 * wave(index),
  );
  return { times, values };
}

/** As much as a chart is made for. */
export const many: Part = (translate) => [
  {
    key: 'many',
    wide: true,
    height: 420,
    spec: {
      id: 'gallery-many',
      title: translate('titles.many'),
      scale,
      axes: [{ unit: 'kW' }],
      series: [{ key: 'load', name: translate('series.home'), kind: 'line', tone: 'home', ...halfMinutes() }],
    },
  },
];
