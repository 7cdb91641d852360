import { Box, Skeleton, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { fade } from '@/charts/tones/fade';
import { Figure } from '@/charts/figures/Figure';
import { ToneIcon } from '@/charts/tones/ToneIcon';
import type { Amount } from '@/charts/figures/readAmount';
import { useTones } from '@/charts/tones/useTones';
import { SUMMARY_CARDS, type SummaryCardKey } from './summaryCards';

interface SummaryTileProps {
  readonly card: SummaryCardKey;
  /** By the name of the figure; absent while they load. */
  readonly figures: Readonly<Record<string, Amount>> | undefined;
}

/** One card of the summary: its kind of energy with colour and sign, and two figures. */
export function SummaryTile({ card, figures }: SummaryTileProps) {
  const translate = useTranslate();
  const { tones } = useTones();
  const id = useId();
  const { tone, figures: looks } = SUMMARY_CARDS[card];
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 2, display: 'grid', gap: 1, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        <Box aria-hidden sx={{ display: 'grid', placeItems: 'center', flex: 'none', width: 32, height: 32, borderRadius: '50%', bgcolor: fade(tones[tone], 0.14) }}>
          <ToneIcon tone={tone} sx={{ fontSize: 20, color: tones[tone] }} />
        </Box>
        <Typography id={id} component="h3" variant="subtitle2" sx={{ minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.25 }}>
          {translate(`hems.dashboard.cards.${card}.title`)}
        </Typography>
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))', gap: 1 }}>
        {Object.keys(looks).map((figure) => (
          <Box key={figure} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
              {translate(`hems.dashboard.cards.${card}.${figure}`)}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              {figures ? <Figure amount={figures[figure] ?? { value: null, unit: '' }} /> : <Skeleton width="70%" sx={{ typography: 'h2' }} />}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
