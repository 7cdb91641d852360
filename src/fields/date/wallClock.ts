import { wallClock, wallClockAt } from '@/schema/dates/clock';

/*
 * Dates and times as a clock on the wall shows them: 'YYYY-MM-DD' and 'YYYY-MM-DD HH:mm:ss'.
 * A time the wire gives without an offset is already local and stays as it is; one with an offset, or an
 * epoch, is converted to the station's zone, else the browser's (decision 'Time zone for display').
 */

export * from '@/schema/dates/clock';

const LOCAL = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i;
/** Epochs below this are seconds: in milliseconds it is March 1973. */
const FIRST_MILLISECOND_EPOCH = 1e11;

function fromEpoch(epoch: number, zone: string | undefined): string | null {
  if (!Number.isFinite(epoch) || epoch <= 0) return null;
  return wallClockAt(new Date(epoch < FIRST_MILLISECOND_EPOCH ? epoch * 1000 : epoch), zone);
}

/** 'YYYY-MM-DD HH:mm:ss' from a text, an ISO time, or an epoch in seconds or milliseconds; `null` for anything else. */
export function readWallClock(wire: unknown, zone?: string): string | null {
  if (typeof wire === 'number') return fromEpoch(wire, zone);
  if (typeof wire !== 'string') return null;
  const text = wire.trim();
  const local = LOCAL.exec(text) ?? COMPACT.exec(text);
  if (local) return wallClock(local.slice(1));
  if (WITH_OFFSET.test(text)) return wallClockAt(new Date(text), zone);
  return /^\d{9,13}$/.test(text) ? fromEpoch(Number(text), zone) : null;
}
