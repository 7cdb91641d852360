export type { Clock } from '@/schema/dates';

const two = (value: number): string => String(value).padStart(2, '0');

/** `YYYY-MM-DD` in the backend's own time zone. */
export function dateText(time: number): string {
  const date = new Date(time);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** `YYYY-MM-DD HH:mm:ss` in the backend's own time zone. */
export function timeText(time: number): string {
  const date = new Date(time);
  return `${dateText(time)} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
