import { useOwn } from '@/data';
import { currentTime } from '@/schema/dates';
import { sameClock } from '../context/sameClock';
import type { Home } from '../context/readHome';

/** Whose clock the times of a home are shown on. */
export interface Clock {
  readonly whose: 'station' | 'viewer';
  /** IANA zone of that clock. */
  readonly zone: string;
  /** The other clock there is to choose; undefined where both show the same. */
  readonly viewer: string | undefined;
  choose(whose: 'station' | 'viewer'): void;
}

/** The clock of the station, or the viewer's own while he asks for it; his choice is kept for all homes. */
export function useClock({ zone, hasZone }: Home): Clock {
  const [choice, choose] = useOwn<unknown>('hems.clock', 'station');
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const viewer = hasZone && !sameClock(zone, own, currentTime()) ? own : undefined;
  const whose = viewer !== undefined && choice === 'viewer' ? 'viewer' : 'station';
  return { whose, zone: whose === 'viewer' ? own : zone, viewer, choose };
}
