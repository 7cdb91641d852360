import type { BackendContext } from '../../../../core/context';
import type { Locale } from '../../../../core/texts';
import type { Endpoint } from '../../../../core/router';
import { WEB } from '../path';
import { atFields } from './atFields';
import { readRange, type DayRule, type Days } from './days';
import { stationOf, type Station } from './stationOf';

/** A page of a home, and which days its calls take. */
export interface HomePageRule {
  readonly menu: string;
  readonly rule: DayRule;
}

/** A call that answers figures of some days of a station. */
export function rangeCall(
  context: BackendContext,
  path: string,
  { menu, rule }: HomePageRule,
  answer: (station: Station, days: Days, locale: Locale) => unknown,
): Endpoint {
  return {
    method: 'POST',
    path: `${WEB}/${path}`,
    need: { menus: [menu] },
    handle: (incoming) =>
      atFields(context, menu, incoming, () => {
        const station = stationOf(context, incoming);
        return answer(station, readRange(incoming, station, rule), incoming.locale);
      }),
  };
}
