import { asObject } from '@/api';
import { currentTime, wallClockAt } from '@/schema/dates';
import { readNumber } from '@/schema';
import type { AlarmReport } from '@schemas/iot/parts/alarmRuns';
import { iotCalls } from '../calls';
import { readPreview } from './readPreview';

/** What a device reported of one attribute over the last days. */
export interface Reports {
  /** Epoch ms of the first moment that was asked for, and of the one it was asked at. */
  readonly from: number;
  readonly now: number;
  readonly reports: readonly AlarmReport[];
  /** There were more than were taken. */
  readonly more: boolean;
}

interface Wanted {
  readonly deviceId: string;
  readonly code: string;
  readonly zone: string;
}

const DAYS = 7;
const DAY = 86_400_000;
const PAGE = 1000;
/** 20,000 reports are one every half minute for seven days. */
const PAGES = 20;

/** Page by page, until all have come: a backend may give less than was asked for. */
export async function loadReports(
  { deviceId, code, zone }: Wanted,
  signal: AbortSignal,
  now = currentTime(),
): Promise<Reports> {
  const from = now - DAYS * DAY;
  const range = { beginTime: wallClockAt(new Date(from), zone), endTime: wallClockAt(new Date(now), zone) };
  const rows: unknown[] = [];
  let total = 0;
  for (let pageNum = 1; pageNum <= PAGES; pageNum += 1) {
    // one after the other: how many pages there are is only known from the pages
    const answer = await iotCalls.history(
      { id: deviceId, deviceId, code, ...range, pageNum, pageSize: PAGE },
      { signal, quiet: true },
    );
    const { list, totalSize } = asObject(answer) ?? {};
    const came: readonly unknown[] = Array.isArray(answer) ? answer : Array.isArray(list) ? list : [];
    rows.push(...came);
    total = readNumber(totalSize) ?? rows.length;
    if (came.length === 0 || rows.length >= total) break;
  }
  return { from, now, reports: readPreview(rows, zone).filter(({ at }) => at >= from), more: total > rows.length };
}
