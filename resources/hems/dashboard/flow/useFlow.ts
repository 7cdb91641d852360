import { useLive, type Live } from '@/data/live/useLive';
import { homeCalls } from '../../calls';
import { useShownHome } from '../../station/HomeContext';
import { REFRESH } from '../refresh';
import type { Flow } from './flow';
import { readFlow } from './readFlow';

/** The power of the shown home at the moment. */
export function useFlow(): Live<Flow> {
  const { id } = useShownHome().home;
  return useLive(['hems', 'flow', id], async (signal, quiet) => readFlow(await homeCalls.flow({ stationId: id }, { signal, quiet })), { every: REFRESH });
}
