import { Box, Typography } from '@mui/material';
import { GaugeChart, HeatmapChart, RadarChart, SankeyChart } from 'echarts/charts';
import { RadarComponent, VisualMapContinuousComponent } from 'echarts/components';
import type { EChartsOption } from 'echarts';
import { RawChart, type RawChartParts } from '@/charts';
import { wave } from './wave';
import type { Translate } from './story';

interface RawStory {
  readonly key: string;
  readonly option: EChartsOption | undefined;
  readonly use: RawChartParts;
}

const DAYS = [1, 2, 3, 4, 5, 6, 0];
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

/** The load of a week, hour by hour: a chart that the console has no kind of. */
function heatMap(locale: string): EChartsOption {
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return {
    tooltip: { position: 'top' },
    grid: { top: 8, left: 56, right: 16, bottom: 88 },
    xAxis: { type: 'category', data: HOURS },
    yAxis: {
      type: 'category',
      data: DAYS.map((weekday) => day.format(Date.UTC(2026, 5, 21 + weekday))),
      inverse: true,
    },
    visualMap: { min: 0, max: 4, calculable: true, orient: 'horizontal', left: 'center', bottom: 0 },
    series: [
      {
        type: 'heatmap',
        data: DAYS.flatMap((_, row) =>
          HOURS.map((__, hour) => [
            hour,
            row,
            Math.round(20 + 15 * wave(hour * 7 + row * 3) + 5 * (hour > 16 ? 1 : 0)) / 10,
          ]),
        ),
      },
    ],
  };
}

const flow = (names: readonly [string, string, string], isCircle: boolean): EChartsOption => {
  const [solar, battery, home] = names;
  const links = [
    { source: solar, target: battery, value: 4.2 },
    { source: solar, target: home, value: 6.1 },
    { source: battery, target: home, value: 3.8 },
  ];
  return {
    tooltip: {},
    series: [
      {
        type: 'sankey',
        right: 72,
        data: names.map((name) => ({ name })),
        links: isCircle ? [...links, { source: home, target: solar, value: 1 }] : links,
      },
    ],
  };
};

/** Charts drawn by an option of ECharts, and what becomes of one that cannot be drawn. */
export function RawStories({ translate, locale }: { readonly translate: Translate; readonly locale: string }) {
  const names = [translate('series.solar'), translate('series.battery'), translate('series.home')] as const;
  const stories: readonly RawStory[] = [
    { key: 'heatMap', use: [HeatmapChart, VisualMapContinuousComponent], option: heatMap(locale) },
    { key: 'sankey', use: [SankeyChart], option: flow(names, false) },
    {
      key: 'radar',
      use: [RadarChart, RadarComponent],
      option: {
        tooltip: {},
        legend: { bottom: 0 },
        radar: {
          radius: '60%',
          indicator: (['solar', 'battery', 'home', 'grid', 'heat'] as const).map((key) => ({
            name: translate(`series.${key}`),
            max: 10,
          })),
        },
        series: [
          {
            type: 'radar',
            data: [
              { name: translate('series.lastYear'), value: [6.2, 3.1, 8.4, 5.5, 4.1] },
              { name: translate('series.thisYear'), value: [8.1, 5.4, 7.9, 3.2, 4.6] },
            ],
          },
        ],
      },
    },
    {
      key: 'gauge',
      use: [GaugeChart],
      option: {
        series: [
          {
            type: 'gauge',
            detail: { formatter: '{value} %' },
            data: [{ name: translate('series.charge'), value: 64 }],
          },
        ],
      },
    },
    { key: 'rawEmpty', use: [SankeyChart], option: { series: [{ type: 'sankey', data: [], links: [] }] } },
    { key: 'rawBroken', use: [SankeyChart], option: flow(names, true) },
  ];
  return stories.map(({ key, use, option }) => (
    <Box key={key} sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}>
      <RawChart title={translate(`titles.${key}`)} option={option} use={use} />
      <Typography variant="body2" sx={{ color: 'text.secondary', px: 2, maxWidth: 800 }}>
        {translate(`notes.${key}`)}
      </Typography>
    </Box>
  ));
}
