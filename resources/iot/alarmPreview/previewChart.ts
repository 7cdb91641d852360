import type { ChartSpec, LevelLine } from '@/charts';
import { isRange, type AlarmTrigger } from '@schemas/iot/parts/alarmBound';
import type { AlarmRun } from '@schemas/iot/parts/alarmRuns';
import { gapsIn } from '../device/gapsIn';
import type { DeviceValue } from '../device/readValues';
import type { Reports } from './loadReports';

interface PreviewChart {
  readonly title: string;
  readonly zone: string;
  readonly attribute: DeviceValue;
  readonly trigger: AlarmTrigger;
  readonly data: Reports;
  readonly runs: readonly AlarmRun[];
  /** Words of a shaded time and of the bounds. */
  readonly words: { readonly alarm: string; readonly min: string; readonly max: string };
}

/** The bounds of a rule as lines over the chart. */
function levelsOf(
  { type, triggerCondition, minThreshold, maxThreshold }: AlarmTrigger,
  { min, max }: PreviewChart['words'],
): LevelLine[] {
  if (type === 'offline') return [];
  const lower: LevelLine = { value: Number(minThreshold), label: min, tone: 'bad' };
  return isRange(triggerCondition) ? [lower, { value: Number(maxThreshold), label: max, tone: 'bad' }] : [lower];
}

/** What the device reported, the bounds of the rule, and when it would have raised. */
export function previewChart({ title, zone, attribute, trigger, data, runs, words }: PreviewChart): ChartSpec {
  const gaps = gapsIn(data.reports.map(({ at }) => at));
  const points = data.reports.flatMap(({ at, value }, place) => [
    ...(gaps[place] === undefined ? [] : [{ at: gaps[place], value: null }]),
    { at, value },
  ]);
  const { code, name, unit, dataType } = attribute;
  return {
    id: `alarm-preview-${code}`,
    title,
    scale: { kind: 'time', zone, from: data.from, to: data.now },
    axes: [{ unit }],
    series: [
      {
        key: code,
        name,
        kind: dataType === 'enum' || dataType === 'bool' ? 'step' : 'line',
        times: points.map(({ at }) => at),
        values: points.map(({ value }) => value),
      },
    ],
    levels: levelsOf(trigger, words),
    ranges: runs.map(({ from, to = data.now }) => ({
      from: Math.max(from, data.from),
      to,
      label: words.alarm,
      tone: 'bad',
    })),
    views: ['line', 'table'],
    pageSize: 50,
  };
}
