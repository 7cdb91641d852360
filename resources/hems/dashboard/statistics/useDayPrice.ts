import { useLive, type Live } from '@/data/live/useLive';
import { homeCalls } from '../../calls';
import { useShownHome } from '../../station/HomeContext';
import { REFRESH } from '../refresh';
import { readDayPrice, type DayPrice } from './readDayPrice';

/** Prices and grid power of a day of the shown home; only today's are asked for again. */
export function useDayPrice(day: string): Live<DayPrice> {
  const { home, today } = useShownHome();
  return useLive(
    ['hems', 'price', home.id, day],
    async (signal, quiet) => readDayPrice(await homeCalls.price({ stationId: home.id, date: day }, { signal, quiet })),
    day === today ? { every: REFRESH } : {},
  );
}
