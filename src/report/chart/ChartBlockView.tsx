import { Typography } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ChartCard } from '@/charts/card/ChartCard';
import { useArea } from '@/data/texts/useArea';
import { nowOn } from '@/schema/dates/clock';
import type { BlockProps } from '../block';
import { markNow, waitsForDay } from './ahead';
import { belowZero } from './belowZero';
import { blockSpec } from './blockSpec';
import { BlockSwitch } from './BlockSwitch';
import { ChartFigure } from './ChartFigure';
import type { ChartOf } from './chartOf';

/** Pixels, where the block says nothing. */
const HEIGHT = 320;

/** A chart of a report: drawn, as a table, enlarged, exported; with its switch and its total. */
export function ChartBlockView({ name, block, heading, place, live, extra, setExtra, inputs }: BlockProps<ChartOf>) {
  useArea('report', 'measures');
  const translate = useTranslate();
  const { updatedAt } = live.state;
  const drawn = useMemo(() => {
    if (live.data === undefined) return undefined;
    const { spec, parts } = blockSpec({ name, block, heading, place }, live.data, (key) => translate(`measures.${key}`));
    const shaded = spec.series.find(({ key }) => key === block.belowZero);
    const whole = shaded ? { ...spec, ranges: belowZero(shaded, translate('report.chart.belowZero')) } : spec;
    return { parts, spec: block.now && updatedAt !== undefined ? markNow(whole, updatedAt) : whole };
  }, [name, block, heading, place, live.data, updatedAt, translate]);
  const missing = drawn?.parts.missing.map((key) => translate(`measures.${key}`)) ?? [];
  const { zone, days } = place;
  const waits = block.waits && drawn && waitsForDay(drawn.spec, { zone, today: nowOn(zone).slice(0, 10), ...(days && { days }) });
  return (
    <ChartCard
      title={heading}
      spec={drawn?.spec}
      state={live.state}
      height={block.height ?? HEIGHT}
      {...(block.link !== undefined && { link: `${place.report.name} ${block.link}` })}
      figure={block.figure !== undefined && drawn && <ChartFigure spec={drawn.spec} series={block.figure} />}
      note={
        (missing.length > 0 || waits) && (
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
            {missing.length > 0 ? translate('report.chart.missing', { names: missing.join(', '), smart_count: missing.length }) : translate(`resources.${place.report.name}.waits.${name}`)}
          </Typography>
        )
      }
    >
      {inputs}
      {block.switch && <BlockSwitch choices={block.switch} scope={`resources.${place.report.name}.switches.${name}`} label={heading} extra={extra} setExtra={setExtra} />}
    </ChartCard>
  );
}
