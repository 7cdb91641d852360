import type { Live } from '@/data';
import { useBlockAnswer } from '@/report';
import { dashboard } from '@schemas/hems/home/dashboard.report';
import { useShownHome } from '../context/HomeContext';

/**
 * What a block of the dashboard is answered for today, whichever days are looked at; the same answer while they are
 * today.
 */
export function useOfToday(block: 'summary' | 'price'): Live<unknown> {
  const { home, today } = useShownHome();
  const day = { from: today, to: today };
  return useBlockAnswer(
    {
      report: dashboard,
      block: dashboard.blocks[block],
      values: { id: home.id, range: { by: 'range', ...day }, day: { by: 'day', ...day } },
      extra: {},
    },
    { enabled: true },
  );
}
