import { useOwn } from '@/data';
import { FITTING, readFitting, SCROLL } from '../prefetchList';

/**
 * How many rows fill the window, for a person who wants that of all lists, else 0; and whether he wants them to be read
 * on as he scrolls: then it is how many are read at once.
 */
export function useFitting() {
  const [kept, keep] = useOwn<unknown>(FITTING, 0);
  return [readFitting(kept), keep, kept === SCROLL] as const;
}
