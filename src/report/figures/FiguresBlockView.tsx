import { Box, Paper, Typography } from '@mui/material';
import { useId, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { asText } from '@/api/wireValue';
import { LiveFigures } from '@/charts/card/LiveFigures';
import { periodText } from '@/fields/period/periodText';
import { readFigures } from '../answer/readFigures';
import type { BlockProps } from '../block';
import { FigureGrid } from './FigureGrid';
import { figuresIn } from './figuresIn';
import type { FiguresOf } from './figuresOf';
import { shownFigures } from './shownFigures';
import { usePreviousFigures } from './usePreviousFigures';

interface FiguresBlockProps extends BlockProps<FiguresOf> {
  /** Another answer to compare with instead of the period before: a kept result. */
  readonly against?: { readonly answer: unknown; readonly name: string };
}

/** The tiles of a report. */
export function FiguresBlockView({ against, ...props }: FiguresBlockProps) {
  const { block, heading, place, live } = props;
  const { measures } = place.report;
  const translate = useTranslate();
  const id = useId();
  const previous = usePreviousFigures(props);
  const before = against ? against.answer : previous.live.data;
  const unit = block.unit === undefined ? '' : asText(place.params[block.unit]);
  const figures = useMemo(() => {
    if (live.data === undefined) return undefined;
    const read = (answer: unknown) => figuresIn(unit, readFigures(answer, measures, block.show));
    return shownFigures(read(live.data), block.show, measures, place.currency, before === undefined ? undefined : read(before));
  }, [live.data, before, measures, block, unit, place.currency]);
  const name = against?.name ?? (previous.period ? periodText(previous.period) : translate('report.figures.previous'));
  const compared = against !== undefined || previous.period !== undefined || figures?.some(({ change }) => change !== undefined) === true;
  const grid = <FigureGrid labelledBy={id} measures={measures} show={block.show} figures={figures} compared={compared} against={name} />;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ minWidth: 0, overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, px: 2, pt: 1.5, pb: 0.5 }}>
        <Typography id={id} component="h2" variant="h3" sx={{ flex: '1 1 auto' }}>
          {heading}
        </Typography>
        {compared && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {translate('report.figures.against', { against: name })}
          </Typography>
        )}
      </Box>
      <LiveFigures live={live} waiting={grid}>
        {() => grid}
      </LiveFigures>
    </Paper>
  );
}
