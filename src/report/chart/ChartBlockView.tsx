import { Typography } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ChartCard } from '@/charts/card/ChartCard';
import { useArea } from '@/data/texts/useArea';
import type { BlockProps } from '../block';
import { blockSpec } from './blockSpec';
import { BlockSwitch } from './BlockSwitch';
import { ChartFigure } from './ChartFigure';
import type { ChartOf } from './chartOf';

/** Pixels, where the block says nothing. */
const HEIGHT = 320;

/** A chart of a report: drawn, as a table, enlarged, exported; with its switch and its total. */
export function ChartBlockView({ name, block, heading, place, live, extra, setExtra }: BlockProps<ChartOf>) {
  useArea('report', 'measures');
  const translate = useTranslate();
  const drawn = useMemo(
    () => (live.data === undefined ? undefined : blockSpec({ name, block, heading, place }, live.data, (key) => translate(`measures.${key}`))),
    [name, block, heading, place, live.data, translate],
  );
  const missing = drawn?.parts.missing.map((key) => translate(`measures.${key}`)) ?? [];
  return (
    <ChartCard
      title={heading}
      spec={drawn?.spec}
      state={live.state}
      height={block.height ?? HEIGHT}
      {...(block.link !== undefined && { link: `${place.report.name} ${block.link}` })}
      figure={block.figure !== undefined && drawn && <ChartFigure spec={drawn.spec} series={block.figure} />}
      note={
        missing.length > 0 && (
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
            {translate('report.chart.missing', { names: missing.join(', '), smart_count: missing.length })}
          </Typography>
        )
      }
    >
      {block.switch && <BlockSwitch choices={block.switch} scope={`resources.${place.report.name}.switches.${name}`} label={heading} extra={extra} setExtra={setExtra} />}
    </ChartCard>
  );
}
