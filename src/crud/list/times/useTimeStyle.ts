import { useOwn } from '@/data';

/** How lists write a day and time: as the clock shows it (spec 01 §9), or how long ago it was. */
export type TimeStyle = 'exact' | 'relative';

/** The user's choice for all lists; remembered. */
export function useTimeStyle(): readonly [style: TimeStyle, setStyle: (style: TimeStyle) => void] {
  const [kept, setStyle] = useOwn<TimeStyle>('list.times', 'exact');
  return [kept === 'relative' ? 'relative' : 'exact', setStyle];
}
