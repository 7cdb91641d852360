import { Box, Paper, Skeleton, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { LiveFigures } from '@/charts/card/LiveFigures';
import { EmptyState } from '@/widgets/EmptyState';
import type { OwnBlockProps } from '@/report/blocks/ownBlock';
import { readItems } from './readItems';
import { ReportItems } from './ReportItems';

/** The figures of one section of a report, and below each what it is made of. */
export function FigureTree({ heading, live, place }: OwnBlockProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ px: 2, pt: 2, pb: 1, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="h3" sx={{ mb: 0.5, minHeight: 32, display: 'flex', alignItems: 'center' }}>
        {heading}
      </Typography>
      <LiveFigures live={live} waiting={<Waiting />}>
        {(answer) => {
          const items = readItems(answer);
          return items.length > 0 ? <ReportItems items={items} measures={place.report.measures} /> : <EmptyState title={translate('hems.report.empty')} />;
        }}
      </LiveFigures>
    </Paper>
  );
}

function Waiting() {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('widgets.loading')} sx={{ display: 'grid', gap: 2, py: 1.5 }}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} variant="rounded" height={28} />
      ))}
    </Box>
  );
}
