import { dayOf, startOfDay, wallMoments } from '@/schema/dates';
import type { Doc } from '../../../../store/store';
import { textAt } from '../vppDocs';

const QUARTER = 900_000;
const DAY_MINUTES = 1440;

export const zoneOf = (row: Doc): string => textAt(row, 'timeZone') || 'UTC';

/** The moment (epoch ms) a wall clock of a zone shows a day and a time; `24:00` is the end of the day. */
export function momentOf(day: string, time: string, zone: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const wall = Date.parse(`${day}T00:00:00Z`) + (hours * 60 + minutes) * 60_000;
  return wallMoments(wall, zone)[0] ?? startOfDay(day, zone) + (hours * 60 + minutes) * 60_000;
}

/** When an order begins and ends (epoch ms), and which slots of its day it has. */
export interface OrderWindow {
  readonly day: string;
  readonly from: number;
  readonly to: number;
  readonly slots: { readonly from: number; readonly to: number };
}

export function orderWindow(order: Doc): OrderWindow {
  const [day, zone] = [textAt(order, 'responseDate'), zoneOf(order)];
  const from = momentOf(day, textAt(order, 'startTime'), zone);
  const to = momentOf(day, textAt(order, 'endTime'), zone);
  const start = startOfDay(day, zone);
  return {
    day,
    from,
    to,
    slots: { from: Math.floor((from - start) / QUARTER), to: Math.ceil((to - start) / QUARTER) },
  };
}

/** `HH:mm` of a moment; the end of a day is 24:00 where it ends something. */
export function timeOf(at: number, zone: string, end = false): string {
  const minutes = Math.round((at - startOfDay(dayOf(at, zone), zone)) / 60_000) % DAY_MINUTES;
  if (end && minutes === 0) return '24:00';
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
