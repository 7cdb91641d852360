import { seedId } from '../../../../core/ids';

/** A bidding zone, or where there is none the region with one price (proposed fields, market-area). */
export interface MarketArea {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly countryCode: string;
  readonly timeZone: string;
  readonly currencyCode: string;
}

const area = (code: string, name: string, countryCode: string, timeZone: string, currencyCode: string): MarketArea => ({
  id: marketAreaId(code),
  name,
  code,
  countryCode,
  timeZone,
  currencyCode,
});

/** The id of an area by its code, the same in every database. */
export function marketAreaId(code: string): string {
  return seedId(`market-area ${code}`);
}

export const marketAreas: readonly MarketArea[] = [
  area('NL', 'Netherlands', 'NL', 'Europe/Amsterdam', 'EUR'),
  area('BE', 'Belgium', 'BE', 'Europe/Brussels', 'EUR'),
  area('DE-LU', 'Germany and Luxembourg', 'DE', 'Europe/Berlin', 'EUR'),
  area('FR', 'France', 'FR', 'Europe/Paris', 'EUR'),
  area('SE3', 'Sweden, Stockholm', 'SE', 'Europe/Stockholm', 'SEK'),
  area('SE4', 'Sweden, Malmö', 'SE', 'Europe/Stockholm', 'SEK'),
  area('GB', 'Great Britain', 'GB', 'Europe/London', 'GBP'),
  area('AU-SA', 'South Australia', 'AU', 'Australia/Adelaide', 'AUD'),
  area('AU-NSW', 'New South Wales', 'AU', 'Australia/Sydney', 'AUD'),
  area('IN-W', 'India West', 'IN', 'Asia/Kolkata', 'INR'),
  area('CN-SH', '上海', 'CN', 'Asia/Shanghai', 'CNY'),
  area('CN-GD', '广东', 'CN', 'Asia/Shanghai', 'CNY'),
];
