import { useLive, type Live } from '@/data/live/useLive';
import { homeCalls } from '../../calls';
import { useShownHome } from '../../station/HomeContext';
import { REFRESH } from '../refresh';

/** `dashboardPower` of a day of the shown home as it came: `{xlist, ylist, weatherInfoList, signList}`; only today's is asked for again. */
export function useDayPower(day: string): Live<unknown> {
  const { home, today } = useShownHome();
  return useLive<unknown>(
    ['hems', 'power', home.id, day],
    async (signal, quiet) => (await homeCalls.devicePower({ stationId: home.id, date: day }, { signal, quiet })) ?? null,
    day === today ? { every: REFRESH } : {},
  );
}
