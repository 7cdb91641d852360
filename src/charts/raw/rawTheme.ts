import type { ChartColors } from '../tones/chartColors';
import { plainColors } from '../tones/toneColors';

/** The console's colors and letters as a theme of ECharts: an option says only what is to look otherwise. */
export function rawTheme({ mode, paper, ink, inkSoft, line, fontFamily }: ChartColors) {
  const text = { color: ink, fontFamily, fontSize: 12 };
  const axis = {
    axisLine: { lineStyle: { color: line } },
    axisTick: { lineStyle: { color: line } },
    axisLabel: { color: inkSoft, fontFamily, fontSize: 12 },
    nameTextStyle: { color: inkSoft, fontFamily, fontSize: 12 },
    splitLine: { lineStyle: { color: line } },
    splitArea: { areaStyle: { color: ['transparent', 'transparent'] } },
  };
  return {
    color: [...plainColors[mode]],
    backgroundColor: 'transparent',
    textStyle: text,
    title: { textStyle: text, subtextStyle: { ...text, color: inkSoft } },
    legend: { textStyle: text, pageTextStyle: text, inactiveColor: inkSoft },
    tooltip: { backgroundColor: paper, borderColor: line, textStyle: text },
    axisPointer: { lineStyle: { color: inkSoft }, crossStyle: { color: inkSoft } },
    visualMap: { textStyle: text },
    categoryAxis: { ...axis, splitLine: { show: false } },
    valueAxis: axis,
    logAxis: axis,
    timeAxis: axis,
    radar: { axisName: { color: inkSoft }, splitLine: { lineStyle: { color: line } }, splitArea: axis.splitArea },
    bar: { barMaxWidth: 16 },
    pie: { label: text, itemStyle: { borderColor: paper, borderWidth: 1 } },
    sankey: { label: text },
    graph: { label: text },
    sunburst: { itemStyle: { borderColor: paper } },
    treemap: { itemStyle: { borderColor: paper } },
    gauge: {
      axisLine: { lineStyle: { color: [[1, line]] } },
      axisTick: { lineStyle: { color: inkSoft } },
      splitLine: { lineStyle: { color: inkSoft } },
      axisLabel: { color: inkSoft, fontSize: 12 },
      title: { color: inkSoft, fontSize: 12 },
      detail: { color: ink, fontSize: 22 },
    },
  };
}
