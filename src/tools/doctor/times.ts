import { wireName, type Resource, type WireRow, readDateTime } from '@/schema';
import type { Notebook } from './notebook';

/** Ahead of the clock here by more than that, a time that lies behind was written on the wall of another zone. */
const LATER_MS = 60_000;
const PAST = /^(?:create|created|update|updated|modify|register|login|last|report|occur)\w*(?:Time|At|Date)$/i;
const WALL = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}:\d{2}$/;

/** Times of a row as they came, and what they stand for. */
export function timesOf(resource: Resource, row: WireRow): { readonly name: string; readonly value: unknown }[] {
  return Object.entries(resource.fields).flatMap(([name, { type, options }]) => {
    const value = row[wireName(name, options)];
    return type.traits?.moment && value !== null && value !== undefined && value !== '' ? [{ name, value }] : [];
  });
}

/** Whether times can be read, and whether one that must have passed lies ahead: then it is meant in another zone. */
export function examineTimes({ note }: Notebook, resource: Resource, rows: readonly WireRow[], now: number): void {
  for (const row of rows) {
    for (const { name, value } of timesOf(resource, row)) {
      if (readDateTime(value) === null) {
        note(
          'look',
          'times',
          `${resource.name}: ${name} is ${JSON.stringify(value)}, which is no time the console reads. It reads 2026-11-23 08:00:00, ISO 8601, and epochs in seconds or milliseconds.`,
        );
      } else if (PAST.test(name) && typeof value === 'string' && WALL.test(value)) {
        const ahead = Date.parse(value.replace(' ', 'T')) - now;
        if (ahead > LATER_MS) {
          const hours = Math.round(ahead / 360_000) / 10;
          note(
            'look',
            'times',
            `${resource.name}: ${name} is ${value}, ${hours} h from now by the zone of this machine (${Intl.DateTimeFormat().resolvedOptions().timeZone}). Times without an offset are shown as they are: say the zone of the record in “timeZone”, or send an offset.`,
          );
        }
      }
    }
  }
}
