import { useSearchParams } from 'react-router-dom';
import { useShownHome } from '../station/HomeContext';
import { costDatesOf, withCostDates, type CostDates } from './costDates';

/** Mode and dates of the cost page, kept in its address. */
export function useCostDates(): readonly [dates: CostDates, choose: (dates: CostDates) => void] {
  const { today } = useShownHome();
  const [params, setParams] = useSearchParams();
  const choose = (dates: CostDates) => setParams((before) => withCostDates(before, dates, today), { replace: true });
  return [costDatesOf(params, today), choose];
}
