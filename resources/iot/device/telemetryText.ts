import { formatNumber, withUnit } from '@/schema';
import type { DeviceValue } from './readValues';

/** What an attribute says, in words or as a number with its unit. '-' stands for nothing. */
export function telemetryText({ value, number, unit, status }: DeviceValue, locale: string): string {
  if (status !== '') return status;
  if (number === null) return value === '' ? '-' : value;
  return withUnit(formatNumber(number, locale, { maximumFractionDigits: 3 }), unit);
}
