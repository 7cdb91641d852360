import type { ChartSpec } from '@/charts';
import { HOUR, MINUTE, daysOf, timesOf } from '../dayTimes';
import { homeDay } from '../homeDay';
import type { Part, Translate } from '../story';

const scale = daysOf('2026-06-21', 1, 'Europe/Amsterdam');
const times = timesOf(scale, 15 * MINUTE);
const home = homeDay(times, scale.from);

const chart = (translate: Translate, key: string, series: ChartSpec['series']): ChartSpec => ({
  id: `gallery-${key}`,
  title: translate(`titles.${key}`),
  scale,
  axes: [{ unit: 'kW' }],
  series,
});
const load = (translate: Translate) =>
  ({ key: 'load', name: translate('series.home'), kind: 'line', tone: 'home', times, values: home.load }) as const;

/** Nothing between four and seven and for one moment at noon; an inverter that delivers 0 kW from three to four. */
function gaps(translate: Translate): ChartSpec {
  const hour = (index: number) => index / 4;
  const values = home.solar.map((value, index) => {
    if ((hour(index) >= 7 && hour(index) < 9) || index === 48) return null;
    return hour(index) >= 15 && hour(index) < 16 ? 0 : value;
  });
  return chart(translate, 'gaps', [
    { key: 'solar', name: translate('series.solar'), kind: 'area', tone: 'solar', times, values },
    {
      key: 'zero',
      name: translate('series.charger'),
      kind: 'line',
      tone: 'charger',
      times,
      values: times.map(() => 0),
    },
  ]);
}

/** Names as long as people make them, in Chinese whatever the language of the console. */
function longNames(translate: Translate): ChartSpec {
  const names = [
    '杭州市余杭区未来科技城一号楼屋顶分布式光伏发电系统逆变器交流侧有功功率',
    '浙江省嘉兴市南湖区工业园区二期储能电站电池簇充放电功率',
    '并网点关口计量表双向有功功率',
    '空气源热泵机组总用电功率',
  ];
  const values = [home.solar, home.battery, home.grid, home.load.map((value) => value * 0.4)];
  return chart(
    translate,
    'longNames',
    names.map((name, index) => ({ key: String(index), name, kind: 'line', times, values: values[index] ?? [] })),
  );
}

/** Every state of its data that a chart can be in. */
export const states: Part = (translate) => [
  { key: 'loading', spec: undefined, state: 'loading', height: 240 },
  {
    key: 'empty',
    spec: chart(translate, 'empty', [{ ...load(translate), values: times.map(() => null) }]),
    height: 240,
  },
  { key: 'failed', spec: undefined, state: 'failed', height: 240 },
  { key: 'stale', spec: chart(translate, 'stale', [load(translate)]), state: 'stale', height: 240 },
  { key: 'refreshing', spec: chart(translate, 'refreshing', [load(translate)]), state: 'refreshing', height: 240 },
  { key: 'gaps', spec: gaps(translate), height: 240 },
  {
    key: 'one',
    spec: chart(translate, 'one', [{ ...load(translate), times: [scale.from + 9 * HOUR], values: [1.25] }]),
    height: 240,
  },
  { key: 'longNames', spec: longNames(translate), height: 240 },
];
