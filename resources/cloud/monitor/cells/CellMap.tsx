import { Box, Button, Skeleton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import GridOn from '@mui/icons-material/GridOnOutlined';
import { useMemo, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { ChartFrame, LiveFigures, useTones } from '@/charts';
import { useReadLive } from '@/data';
import type { OwnBlockProps } from '@/report';
import { formatAmount } from '@/schema';
import { EmptyState } from '@/widgets';
import { CELL_MEASURES, extremeCell, type CellMeasure, type Cells } from './batteryCells';
import { CellCanvas } from './CellCanvas';
import { cellScale } from './cellScale';
import { cellWords } from './cellWords';
import { measuresOf, readCells } from './readCells';

/** Cells of a battery as a heat map; the table of them on the next tab says the same. */
export function CellMap({ heading, live: answer }: OwnBlockProps) {
  const translate = useTranslate();
  const live = useReadLive(answer, readCells);
  return (
    <LiveFigures live={live} waiting={<Skeleton variant="rounded" height={420} />}>
      {(cells) =>
        cells.count === 0 ? (
          <EmptyState icon={<GridOn />} title={translate('cloud.cells.empty')} />
        ) : (
          <CellMapOf cells={cells} heading={heading} />
        )
      }
    </LiveFigures>
  );
}

function CellMapOf({ cells, heading }: { readonly cells: Cells; readonly heading: string }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const colors = useTones();
  const measures = useMemo(() => measuresOf(cells), [cells]);
  const [wanted, setWanted] = useState<CellMeasure>('voltage');
  const [chosen, setChosen] = useState<number>();
  const measure = measures.includes(wanted) ? wanted : (measures[0] ?? 'voltage');
  const scale = useMemo(() => cellScale(cells, measure, colors), [cells, measure, colors]);
  const name = translate(`resources.cloud/bms-cell.fields.${measure}`);
  const text = (value: number) => formatAmount(value, CELL_MEASURES[measure], locale);
  const told =
    chosen !== undefined && chosen < cells.count ? cellWords(cells, chosen, measures, translate, locale) : undefined;
  const label = translate('cloud.cells.label', {
    count: cells.count,
    name,
    low: text(scale.low),
    high: text(scale.high),
  });
  const choice = (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={measure}
      aria-label={translate('cloud.cells.measure')}
      onChange={(_, next: CellMeasure | null) => next && setWanted(next)}
      sx={{ flexWrap: 'wrap' }}
    >
      {measures.map((one) => (
        <ToggleButton key={one} value={one}>
          {translate(`resources.cloud/bms-cell.fields.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
  return (
    <ChartFrame title={heading} controls={choice}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, typography: 'body2' }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontVariantNumeric: 'tabular-nums' }}>
          <span>{text(scale.low)}</span>
          <Box
            aria-hidden
            sx={{
              width: 160,
              height: 10,
              borderRadius: 1,
              background: `linear-gradient(to right, ${scale.colors.filter((_, step) => step % 6 === 0).join(', ')})`,
            }}
          />
          <span>{text(scale.high)}</span>
        </Box>
        {(['lowest', 'highest'] as const).map((end) => (
          <Button
            key={end}
            size="small"
            color="inherit"
            variant="outlined"
            onClick={() => setChosen(extremeCell(cells, measure, end))}
          >
            {translate(`cloud.cells.${end}`)}
          </Button>
        ))}
      </Box>
      <Typography
        role="status"
        variant="body2"
        sx={{ minHeight: 24, color: told ? 'text.primary' : 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {told ? [told.place, ...told.values].join(' · ') : translate('cloud.cells.hint')}
      </Typography>
      <CellCanvas
        cells={cells}
        measure={measure}
        measures={measures}
        scale={scale}
        label={label}
        chosen={chosen}
        onChoose={setChosen}
      />
    </ChartFrame>
  );
}
