import { Box, Paper, Skeleton, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLive } from '@/data/live/useLive';
import { EmptyState } from '@/widgets/EmptyState';
import { LiveFigures } from '@/charts/card/LiveFigures';
import type { DayRange } from '../range/dayRange';
import { useShownHome } from '../station/HomeContext';
import { readItems } from './readItems';
import { ReportItems } from './ReportItems';

interface ReportSectionProps {
  readonly of: 'energy' | 'green' | 'saving';
  readonly range: DayRange;
  /** Asks for the figures of the section. */
  ask(params: { readonly stationId: string } & DayRange, options: { readonly signal: AbortSignal; readonly quiet: true }): Promise<unknown>;
  /** Its charts. */
  readonly children: ReactNode;
}

/** One section of the report: its figures as a tree, beside them its charts. */
export function ReportSection({ of, range: { startDate, endDate }, ask, children }: ReportSectionProps) {
  const translate = useTranslate();
  const { home } = useShownHome();
  const id = useId();
  const live = useLive(['hems', 'report', of, home.id, startDate, endDate], async (signal) => readItems(await ask({ stationId: home.id, startDate, endDate }, { signal, quiet: true })));
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)', xl: '360px minmax(0, 1fr)' } }}>
      <Paper variant="outlined" sx={{ px: 2, pt: 2, pb: 1, minWidth: 0 }}>
        <Typography id={id} component="h2" variant="h3" sx={{ mb: 0.5, minHeight: 32, display: 'flex', alignItems: 'center' }}>
          {translate(`hems.report.sections.${of}`)}
        </Typography>
        <LiveFigures live={live} waiting={<Waiting />}>
          {(items) => (items.length > 0 ? <ReportItems items={items} /> : <EmptyState title={translate('hems.report.empty')} />)}
        </LiveFigures>
      </Paper>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
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
