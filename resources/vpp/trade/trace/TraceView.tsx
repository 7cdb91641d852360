import { Box, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useIsPhone } from '@/widgets';
import { OrderFacts } from './OrderFacts';
import { StageCard } from './StageCard';
import { TraceCards } from './TraceCards';
import { TraceTable } from './TraceTable';
import { STAGES } from './traceRecords';

/** An order from its notice to its bill: what it is, its stages beside each other, then each by itself. */
export function TraceView() {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  return (
    <>
      <OrderFacts />
      {isPhone ? (
        <TraceCards />
      ) : (
        <>
          <Paper variant="outlined" sx={{ minWidth: 0, overflow: 'hidden' }}>
            <TraceTable label={translate('vpp.trace.table')} />
          </Paper>
          <Typography component="h2" variant="h2" sx={{ mb: -1 }}>
            {translate('vpp.trace.formulasTitle')}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
              alignItems: 'start',
            }}
          >
            {STAGES.map((stage) => (
              <StageCard key={stage} stage={stage} />
            ))}
          </Box>
        </>
      )}
    </>
  );
}
