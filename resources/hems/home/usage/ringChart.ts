import type { ChartSeries, ChartSpec, Amount } from '@/charts';
import { measureNamed, measureTexts, type Measures, figureDecimals } from '@/schema';
import type { Translate } from '@/data';
import type { Whole } from './readUsage';

const ring = (
  id: string,
  title: string,
  category: string,
  unit: string,
  series: readonly ChartSeries[],
): ChartSpec => ({
  id: `home-usage-${id}`,
  title,
  scale: { kind: 'category', categories: [category] },
  axes: [{ unit, decimals: figureDecimals(unit) }],
  series,
  views: ['pie', 'table'],
});

/**
 * The parts of what was used or generated, as a ring. What no measure knows is said in the server's words. `translate`:
 * whole keys.
 */
export function wholeRing(
  of: 'usage' | 'generation',
  { total, parts }: Whole,
  measures: Measures,
  translate: Translate,
): ChartSpec {
  const series = parts.map(({ type, text, amount }, place): ChartSeries => {
    const key = measureNamed(measures, type);
    const tone = key && measures[key]?.tone;
    return {
      key: type || String(place),
      name: key ? translate(measureTexts(measures, key).name) : text,
      kind: 'bar',
      values: [amount.value],
      ...(tone && { tone }),
    };
  });
  const title = translate(`hems.usage.${of}`);
  return ring(of, title, title, parts.find(({ amount }) => amount.unit !== '')?.amount.unit ?? total.unit, series);
}

/** A share of a whole and the rest of it, as a ring. Nothing when there is no share. */
export function shareRing(of: 'independence' | 'selfUse', { value, unit }: Amount, translate: Translate): ChartSpec {
  const inside = value === null ? null : Math.min(100, Math.max(0, value));
  const part = (key: string, tone: 'good' | 'grid', share: number | null): ChartSeries => ({
    key,
    name: translate(`shares.${of}.${key}`),
    kind: 'bar',
    tone,
    values: [share],
  });
  return ring(of, translate(of), translate('share'), unit || '%', [
    part('own', 'good', inside),
    part('rest', 'grid', inside === null ? null : 100 - inside),
  ]);
}
