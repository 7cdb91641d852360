import { useMediaQuery } from '@mui/material';
import { useOwn } from '@/data';

/** Whether this person wants patterns in all charts, besides colors. */
export function useOwnPatterns(): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, set] = useOwn<unknown>('charts.patterns', false);
  return [isOn === true, set];
}

/** Whether charts are drawn with patterns: as the person chose, and where the system paints in few colors. */
export function usePatterns(): boolean {
  const [isOn] = useOwnPatterns();
  const isForced = useMediaQuery('(forced-colors: active)', { noSsr: true });
  return isOn || isForced;
}
