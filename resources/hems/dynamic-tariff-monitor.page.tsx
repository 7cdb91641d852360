import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { failureText } from '@/data/texts/failureText';
import { useLive } from '@/data/live/useLive';
import { ErrorState } from '@/widgets/ErrorState';
import { FormSkeleton } from '@/widgets/FormSkeleton';
import { homeCalls } from './calls';
import { readTariffTree } from './tariff/readTariffTree';
import { TariffBoard } from './tariff/TariffBoard';
import { TariffHeading } from './tariff/TariffHeading';

/** Dynamic tariff monitor (spec 02 §2, §7): tariffs as a tree, and prices, figures and collection of the one that is chosen. */
export default function DynamicTariffMonitorPage() {
  const translate = useTranslate();
  const { data, state } = useLive(['hems', 'tariff', 'tree'], async (signal) => readTariffTree(await homeCalls.tariffTree({}, { signal, quiet: true })));
  if (data) return <TariffBoard tree={data} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TariffHeading />
      {state.error && !state.loading ? <ErrorState text={failureText(state.error, translate)} onRetry={state.onRetry} /> : <FormSkeleton fields={8} />}
    </Box>
  );
}
