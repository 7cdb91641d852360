import { Box } from '@mui/material';
import { DayHours } from '../station/DayHours';
import { useShownHome } from '../station/HomeContext';
import { CostDatePicker } from './CostDatePicker';
import { CostSummary } from './CostSummary';
import { PriceCard } from './PriceCard';
import { TradeCard } from './TradeCard';
import { useCostDates } from './useCostDates';

/** What the energy of a home cost: dates, base cards, and the charts of price, quantity and amount, each loading by itself. */
export function CostBoard() {
  const { home } = useShownHome();
  const [dates, choose] = useCostDates();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <CostDatePicker dates={dates} onDates={choose} />
        {dates.startDate === dates.endDate && <DayHours day={dates.startDate} zone={home.zone} />}
      </Box>
      <CostSummary dates={dates} />
      <PriceCard dates={dates} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' } }}>
        <TradeCard of="quantity" dates={dates} />
        <TradeCard of="amount" dates={dates} />
      </Box>
    </>
  );
}
