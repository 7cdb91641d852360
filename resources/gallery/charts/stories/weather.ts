import type { TimeSign } from '@/charts';
import { weatherSign } from '@/energy';
import { HOUR, MINUTE, daysOf, timesOf } from '../dayTimes';
import { solarAt } from '../homeDay';
import type { Part } from '../story';

const ZONE = 'Europe/Amsterdam';
/** The fifteen condition tags of spec 01 §9, in its order. */
const TAGS = [
  'clear-day',
  'clear-night',
  'partly-cloudy-day',
  'partly-cloudy-night',
  'cloudy',
  'fog',
  'windy',
  'rain',
  'showers',
  'sleet',
  'hail',
  'snow',
  'snow showers',
  'rain-snow',
  'thunder',
];
const DAY = [
  'clear-night',
  'partly-cloudy-night',
  'fog',
  'partly-cloudy-day',
  'clear-day',
  'partly-cloudy-day',
  'showers',
  'clear-night',
];

/** The weather above the axis of time. */
export const weather: Part = (translate) => {
  const scale = daysOf('2026-06-21', 1, ZONE);
  const times = timesOf(scale, 15 * MINUTE);
  const marks = (tags: readonly string[], step: number): TimeSign[] =>
    tags.map((tag, index) => ({
      at: scale.from + (index + 0.5) * step,
      ...weatherSign(tag),
      label: `${translate(`weather.${tag.replace(' ', '-')}`)}, ${14 + ((index * 5) % 9)} °C`,
    }));
  const solar = times.map((at, index) => solarAt((at - scale.from) / HOUR, index));
  const spec = (key: string, list: readonly TimeSign[]) => ({
    id: `gallery-${key}`,
    title: translate(`titles.${key}`),
    scale,
    axes: [{ unit: 'kW' }],
    now: scale.from + 11 * HOUR,
    signs: { title: translate('part.weather'), marks: list },
    series: [
      { key: 'solar', name: translate('series.solar'), kind: 'area', tone: 'solar', times, values: solar },
    ] as const,
  });
  return [
    { key: 'weatherDay', wide: true, height: 260, spec: spec('weatherDay', marks(DAY, 3 * HOUR)) },
    { key: 'weatherAll', spec: spec('weatherAll', marks(TAGS, 1.6 * HOUR)), wide: true },
  ];
};
