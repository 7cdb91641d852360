import { readWallClock } from '../date/wallClock';

const MONTH = /^(\d{4})(?:[-/.]?(\d{2})|[-/.](\d)|\s*年\s*(\d{1,2})\s*月)$/;

/** 'yyyy-MM' of a month ('2026-10', '2026/10', '202610', '2026年10月'); `null` for anything else, also for a day. */
export function readMonthText(text: string): string | null {
  const [, year, ...months] = MONTH.exec(text) ?? [];
  const month = months.find((one) => one !== undefined);
  return year === undefined || month === undefined ? null : (readWallClock(`${year}-${month}-01`)?.slice(0, 7) ?? null);
}

/** 'yyyy-MM' of a month, or of the day or moment it is given as. */
export function readMonth(wire: unknown, zone?: string): string | null {
  const text = typeof wire === 'number' ? String(wire) : wire;
  return (typeof text === 'string' ? readMonthText(text.trim()) : null) ?? readWallClock(wire, zone)?.slice(0, 7) ?? null;
}
