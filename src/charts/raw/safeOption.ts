import type { EChartsOption } from 'echarts';
import { asObject } from '@/api';
import { safeUrl } from '@/widgets';

type Part = Readonly<Record<string, unknown>>;

const each = (value: unknown, change: (part: Part) => Part): unknown => {
  if (Array.isArray(value)) return value.map((one) => each(one, change));
  const part = asObject(value);
  return part ? change(part) : value;
};

/** Tips are drawn, not written: what a name or a formatter says is text, never markup. */
const drawnTip = (tooltip: Part): Part => ({ ...tooltip, renderMode: 'richText' });

/** The page of figures that ECharts offers is written as markup; the table of the chart says the same. */
const withoutPage = (toolbox: Part): Part => ({
  ...toolbox,
  feature: { ...asObject(toolbox['feature']), dataView: undefined },
});

const safeTitle = (title: Part): Part => ({
  ...title,
  link: safeUrl(title['link']),
  sublink: safeUrl(title['sublink']),
});

/** A node that leads where its data says may lead anywhere. */
const stayingSeries = (series: Part): Part =>
  series['nodeClick'] === 'link' ? { ...series, nodeClick: false } : series;

const CHANGES: Readonly<Record<string, (part: Part) => Part>> = {
  tooltip: drawnTip,
  toolbox: withoutPage,
  title: safeTitle,
  series: stayingSeries,
  baseOption: safePart,
  options: safePart,
  media: (medium) => ({ ...medium, option: each(medium['option'], safePart) }),
};

function safePart(option: Part): Part {
  return Object.fromEntries(
    Object.entries(option).map(([key, value]) => {
      const change = CHANGES[key];
      return [key, change ? each(value, change) : value];
    }),
  );
}

/**
 * An option that writes nothing of its data as markup and leads nowhere a link of the console may not: tips are drawn
 * in the chart, links are http(s) or paths of this site.
 *
 * @param still no movement: asked for by the person
 */
export function safeOption(option: EChartsOption, still: boolean): EChartsOption {
  return { ...safePart({ ...option }), ...(still && { animation: false }) };
}
