import { asObject, asText } from '@/api/wireValue';
import type { ChartSpec, ShadedRange, WeatherMark } from '@/charts/chart';
import { chartParts, type AnswerDays } from '@/charts/response/chartParts';
import { readMoments } from '@/charts/response/readMoments';
import { figureDecimals } from '@/schema/measure/figureDecimals';
import type { MeasureTone } from '@/schema';
import { readNumber } from '@/schema/readNumber';
import { objectsIn } from '../objectsIn';

/** Colours of `dataKey` 1 to 10 (spec 02 §3: ten, keyed by it); other keys begin again. */
const TONES: readonly MeasureTone[] = ['price', 'solar', 'grid', 'battery', 'charger', 'heat', 'home', 'carbon', 'good', 'neutral'];
const MODE_TONES: Readonly<Record<string, MeasureTone>> = { SU: 'good', RT: 'price', IDLE: 'neutral' };
const MODES = ['', 'SU', 'RT', 'IDLE'];

/** The colour of a series by its `dataKey`; of one that is named otherwise the theme decides. */
export function toneOfKey(key: string): MeasureTone | undefined {
  const number = /^\d+$/.test(key) ? Number(key) : 0;
  return number > 0 ? TONES[(number - 1) % TONES.length] : undefined;
}

/** `rangeList` as stretches of the time axis: ends are labels, or places among them. What has no two ends is left out. */
export function shadedRanges(raw: unknown, days: AnswerDays, nameOf: (mode: string) => string): ShadedRange[] {
  const { xlist, rangeList } = asObject(raw) ?? {};
  const labels: readonly unknown[] = Array.isArray(xlist) ? xlist : [];
  const frame = { zone: days.zone, day: days.startDate };
  const all = readMoments(labels, frame) ?? [];
  const momentOf = (point: unknown): number | undefined => {
    const place = labels.findIndex((label) => asText(label) === asText(point) && asText(point) !== '');
    if (place >= 0) return all[place];
    const index = readNumber(point);
    if (index !== null && Number.isInteger(index) && index >= 0 && index < labels.length) return all[index];
    return readMoments([point], frame)?.[0];
  };
  return objectsIn(rangeList).flatMap(({ value, desc, startPoint, endPoint }): ShadedRange[] => {
    const [from, to] = [momentOf(startPoint), momentOf(endPoint)];
    if (from === undefined || to === undefined || to <= from) return [];
    const mode = MODES[readNumber(value) ?? 0] ?? '';
    const said = asText(desc);
    const tone = MODE_TONES[mode] ?? MODE_TONES[said.toUpperCase()];
    return [{ from, to, label: said || nameOf(mode), ...(tone && { tone }) }];
  });
}

interface Look {
  readonly id: string;
  readonly title: string;
  readonly days: AnswerDays;
  readonly weather: readonly WeatherMark[];
  nameOf(mode: string): string;
  /** Keys of series that are not drawn. */
  readonly without?: readonly string[];
}

/** A strategy or power answer as a chart: prices as steps, an axis a unit on alternating sides, dashed what is planned. */
export function strategySpec(raw: unknown, { id, title, days, weather, nameOf, without = [] }: Look): ChartSpec {
  const { scale, units, series, now } = chartParts(raw, days);
  const shown = series.filter(({ key }) => !without.includes(key));
  const used = units.filter((_, place) => shown.some(({ axis }) => axis === place));
  const timed = scale.kind === 'time';
  return {
    id,
    title,
    scale,
    axes: (used.length > 0 ? used : ['']).map((unit, place) => ({ unit, decimals: figureDecimals(unit), ...(place % 2 === 1 && { side: 'right' as const }) })),
    series: shown.map(({ key, text, unit, values, times, lasts, lineType }) => {
      const tone = toneOfKey(key);
      const steps = timed && /\/\s*kwh$/i.test(unit);
      return {
        key,
        name: text || key,
        kind: steps ? 'step' : 'line',
        axis: Math.max(0, used.indexOf(unit)),
        values,
        dashed: lineType === 3,
        ...(tone && { tone }),
        ...(times && { times }),
        ...(steps && lasts !== undefined && { lasts }),
      };
    }),
    ...(timed && { ranges: shadedRanges(raw, days, nameOf), weather }),
    ...(timed && now !== undefined && { now }),
    views: ['line', 'table'],
  };
}
