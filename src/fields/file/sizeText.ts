import { formatNumber, withUnit } from '@/schema';

const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** A number of bytes in the largest unit that keeps it above one: '1.4 MB'. */
export function sizeText(bytes: number, locale: string): string {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024))));
  return withUnit(
    formatNumber(bytes / 1024 ** step, locale, { maximumFractionDigits: step === 0 ? 0 : 1 }),
    UNITS[step] ?? 'B',
  );
}
