import { wallTime } from './wallTime';

/** A wall clock text so many minutes on, as a clock that is never changed would go; '' for what is no such text. */
export function addTime(wallClock: string, minutes: number): string {
  const moment = wallTime(wallClock.slice(0, 19));
  if (Number.isNaN(moment)) return '';
  return new Date(moment + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ');
}
