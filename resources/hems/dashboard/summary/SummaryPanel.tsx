import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ChartFrame } from '@/charts/card/ChartFrame';
import { LiveFigures } from '@/charts/card/LiveFigures';
import type { Summary } from './readSummary';
import { SUMMARY_CARDS, type SummaryCardKey } from './summaryCards';
import { SUMMARY_RANGES, type SummaryRange } from './summaryRange';
import { SummaryTile } from './SummaryTile';
import { useSummary } from './useSummary';

const CARDS = Object.keys(SUMMARY_CARDS) as SummaryCardKey[];

/** What the home did today, yesterday or over the last seven days, a card for each kind of energy (spec 02 §2). */
export function SummaryPanel() {
  const translate = useTranslate();
  const [range, setRange] = useState<SummaryRange>('today');
  const live = useSummary(range);
  const ranges = (
    <ToggleButtonGroup exclusive value={range} aria-label={translate('hems.dashboard.range.label')} onChange={(_, next: SummaryRange | null) => next && setRange(next)}>
      {SUMMARY_RANGES.map((one) => (
        <ToggleButton key={one} value={one}>
          {translate(`hems.dashboard.range.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
  return (
    <ChartFrame title={translate('hems.dashboard.summary')} controls={ranges}>
      <LiveFigures live={live} waiting={<Tiles />}>
        {(summary) => <Tiles summary={summary} />}
      </LiveFigures>
    </ChartFrame>
  );
}

function Tiles({ summary }: { readonly summary?: Summary }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(6, minmax(0, 1fr))' } }}>
      {CARDS.map((card) => (
        <SummaryTile key={card} card={card} figures={summary?.[card]} />
      ))}
    </Box>
  );
}
