import { addDays, startOfDay } from '@/schema/dates';
import { textOf, type Incoming } from '../../../../core/incoming';
import { Refusal } from '../../../../core/refusal';
import { wallMoment } from '../../../../core/wallText';
import { co2Reduction } from '../../../../energy/carbon';
import { readRange } from '../energy/days';
import type { Station } from '../energy/stationOf';
import { knownTotals, toldBetween } from '../energy/told';
import { amount, DEGREES, KWH, moneyAt } from '../energy/homeUnits';
import { hemsTexts } from '../texts';

/** From when until when: days, both included, or times of the station's clock, the last second included. */
function spanOf(incoming: Incoming, station: Station): readonly [from: number, to: number] {
  const { zone } = station;
  const [start, end] = [textOf(incoming, 'startTime'), textOf(incoming, 'endTime')];
  const params = { ...incoming.params, startDate: start.slice(0, 10), endDate: end.slice(0, 10) };
  const days = readRange({ ...incoming, params }, station, { ahead: 0, months: 3 });
  const [from, to] = [start, end].map((text) => (text.length > 10 ? wallMoment(text, zone) : 0));
  if (from === undefined || to === undefined) throw new Refusal(hemsTexts.dateInvalid, { code: '4001' });
  return [from || startOfDay(days.startDate, zone), to ? to + 1000 : startOfDay(addDays(days.endDate, 1), zone)];
}

/** H-018: what a home used, made, traded and paid. A part the home does not have has no values; zero is a value. */
export function summaryAnswer(incoming: Incoming, station: Station) {
  const { site } = station;
  const totals = knownTotals(toldBetween(station, ...spanOf(incoming, station)));
  const money = moneyAt(station);
  const energy = (has: unknown, value: number | undefined) => amount(has === undefined ? null : value, KWH);
  return {
    benefit: { cost: amount(totals?.cost, money), earned: amount(totals?.earned, money) },
    grid: { purchase: energy(site, totals?.import), export: energy(site, totals?.export) },
    solar: {
      GENERATION: energy(site?.pv, totals?.pv),
      co2Reduction: amount(site?.pv && totals ? co2Reduction(totals.pv, site.country) : null, 'kg'),
    },
    battery: {
      charged: energy(site?.battery, totals?.batteryCharge),
      discharged: energy(site?.battery, totals?.batteryDischarge),
    },
    charger: { charged: energy(site?.charger, totals?.charge), v2x: energy(site?.charger, totals?.v2x) },
    hvac: { consumed: energy(site?.hvac, totals?.hvac), avgTemp: amount(site?.hvac ? totals?.indoor : null, DEGREES) },
  };
}
