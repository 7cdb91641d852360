import { Box, Paper } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Fragment } from 'react';
import { DifferenceNote } from './DifferenceNote';
import { StageCard } from './StageCard';
import { useTrace } from './TraceContext';
import { STAGES } from './traceRecords';

/** The stages below each other, and between them by how much and why they differ: for a phone. */
export function TraceCards() {
  const { differences } = useTrace();
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      {STAGES.map((stage) => {
        const own = differences.filter(({ to, parts }) => to === stage && parts.length > 0);
        return (
          <Fragment key={stage}>
            {own.length > 0 && (
              <Paper
                component="ul"
                variant="outlined"
                sx={{
                  m: 0,
                  mx: 2,
                  px: 1.5,
                  py: 1,
                  listStyle: 'none',
                  bgcolor: 'action.hover',
                  display: 'grid',
                  gap: 0.75,
                }}
              >
                {own.map((one) => (
                  <Box component="li" key={one.measure}>
                    <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
                      {translate('vpp.trace.since', {
                        measure: translate(`vpp.trace.measures.${one.measure}`),
                        stage: translate(`vpp.trace.stages.${one.from}`),
                      })}
                    </Box>
                    <DifferenceNote difference={one} />
                  </Box>
                ))}
              </Paper>
            )}
            <StageCard stage={stage} />
          </Fragment>
        );
      })}
    </Box>
  );
}
