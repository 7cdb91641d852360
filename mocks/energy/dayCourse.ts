import { tradingPlan, type Trade } from './battery/tradingPlan';
import { countryOf } from './countries';
import { dayTime, type DayTime } from './dayTime';
import { loadPower } from './home/loadPower';
import { pvPower } from './home/pvPower';
import { tariffPrices, type DayPrices } from './market/tariffPrices';
import type { HomeSite } from './model';
import { telemetry } from './telemetry';
import { siteWeather, type SiteWeather } from './weather/siteWeather';

/**
 * Everything of a home's day that does not depend on the day before. Prices and trades are by quarters, the rest by
 * steps.
 */
export interface DayCourse {
  readonly time: DayTime;
  readonly prices: DayPrices;
  readonly trades: readonly Trade[];
  readonly weather: SiteWeather;
  readonly pv: readonly number[];
  readonly load: readonly number[];
  readonly lost: readonly boolean[];
}

/** EUR/MWh that a kWh through the battery costs in wear. */
const WEAR = 20;

export function dayCourse(site: HomeSite, day: string): DayCourse {
  const time = dayTime(day, site.zone);
  const prices = tariffPrices(site, day);
  const weather = siteWeather(site, time);
  const { pv, battery } = site;
  return {
    time,
    prices,
    trades:
      battery?.strategy === 'trading'
        ? tradingPlan(prices, battery, WEAR * countryOf(site.country).level)
        : prices.buy.map(() => 'selfUse'),
    weather,
    pv: Array.from(weather.panels, (onPanels, index) =>
      pv && onPanels > 0 ? pvPower(pv.peak, onPanels, weather.outdoor[index] ?? 0) : 0,
    ),
    load: loadPower(site, time),
    lost: telemetry(site, day, time.steps),
  };
}
