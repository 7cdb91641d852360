import { useLive, type Live } from '@/data/live/useLive';
import { homeCalls } from '../../calls';
import { useShownHome } from '../../station/HomeContext';
import { REFRESH } from '../refresh';
import { readSummary, type Summary } from './readSummary';
import { summaryRange, type SummaryRange } from './summaryRange';

/** The summary of the shown home over a range of its days. */
export function useSummary(range: SummaryRange): Live<Summary> {
  const { home, today } = useShownHome();
  const times = summaryRange(range, today);
  return useLive(
    ['hems', 'summary', home.id, times],
    async (signal, quiet) => readSummary(await homeCalls.summary({ stationId: home.id, ...times }, { signal, quiet })),
    { every: REFRESH },
  );
}
