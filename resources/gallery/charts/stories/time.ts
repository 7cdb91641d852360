import type { ChartSpec } from '@/charts';
import { HOUR, MINUTE, dayStarts, daysOf, timesOf } from '../dayTimes';
import { loadAt, solarAt } from '../homeDay';
import type { Part, Translate } from '../story';
import { wave } from '../wave';

/** Sun and use of some days of a zone, in energy an hour. */
function hoursOf(translate: Translate, key: string, day: string, count: number, zone: string, step = HOUR): ChartSpec {
  const scale = daysOf(day, count, zone);
  const times = timesOf(scale, step);
  const hour = (at: number) => ((at - scale.from) / HOUR) % 24;
  return {
    id: `gallery-${key}`,
    title: translate(`titles.${key}`),
    scale,
    axes: [{ unit: 'kWh' }],
    series: [
      {
        key: 'solar',
        name: translate('series.solar'),
        kind: 'bar',
        tone: 'solar',
        times,
        lasts: step,
        values: times.map((at, index) => solarAt(hour(at), index) * 0.8),
      },
      {
        key: 'load',
        name: translate('series.home'),
        kind: 'line',
        tone: 'home',
        times,
        values: times.map((at, index) => loadAt(hour(at), index)),
      },
    ],
    views: ['bar', 'line', 'table'],
  };
}

function year(translate: Translate): ChartSpec {
  const zone = 'Europe/Amsterdam';
  const times = Array.from(
    { length: 12 },
    (_, month) => dayStarts(`2026-${String(month + 1).padStart(2, '0')}-01`, 1, zone)[0] ?? 0,
  );
  return {
    id: 'gallery-year',
    title: translate('titles.year'),
    scale: daysOf('2026-01-01', 365, zone),
    axes: [{ unit: 'kWh', decimals: 0 }],
    series: [
      {
        key: 'solar',
        name: translate('series.solar'),
        kind: 'bar',
        tone: 'solar',
        times,
        lasts: 28 * 24 * HOUR,
        values: times.map((_, month) => 120 + 480 * Math.sin((Math.PI * (month + 0.5)) / 12) ** 2 + 40 * wave(month)),
      },
    ],
    views: ['bar', 'line', 'table'],
  };
}

/** Zones, days of 23 and 25 hours, and labels that thin out with the span (spec 01 §9). */
export const time: Part = (translate) => [
  { key: 'spring', wide: true, height: 260, spec: hoursOf(translate, 'spring', '2026-03-29', 1, 'Europe/Amsterdam') },
  { key: 'autumn', wide: true, height: 260, spec: hoursOf(translate, 'autumn', '2026-10-25', 1, 'Europe/Amsterdam') },
  {
    key: 'kolkata',
    wide: true,
    height: 260,
    spec: hoursOf(translate, 'kolkata', '2026-06-21', 1, 'Asia/Kolkata', 30 * MINUTE),
  },
  { key: 'days3', wide: true, height: 260, spec: hoursOf(translate, 'days3', '2026-10-24', 3, 'Europe/Amsterdam') },
  { key: 'days5', wide: true, height: 260, spec: hoursOf(translate, 'days5', '2026-06-17', 5, 'Europe/Amsterdam') },
  { key: 'days8', wide: true, height: 260, spec: hoursOf(translate, 'days8', '2026-06-14', 8, 'Europe/Amsterdam') },
  { key: 'days30', spec: hoursOf(translate, 'days30', '2026-06-01', 30, 'Europe/Amsterdam') },
  { key: 'year', spec: year(translate) },
];
