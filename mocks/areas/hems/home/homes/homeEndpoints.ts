import type { BackendContext } from '../../../../core/context';
import { actorOf, textOf, type Incoming } from '../../../../core/incoming';
import { Refusal } from '../../../../core/refusal';
import type { Endpoint } from '../../../../core/router';
import { requestedRows, pageOf } from '../../../../crud/listAnswers';
import { presentRow, visibleRows } from '../../../../crud/rows';
import type { Doc } from '../../../../store/store';
import { HOME_PAGES, WEB } from '../path';
import { hemsTexts } from '../texts';
import { homeDetail } from './homeDetail';
import { homeOf } from './homeScope';
import { marketAreaId, marketAreas } from './marketAreas';
import { homePlace } from './homePlace';

/** The home of a call as its list shows it: flat, with zone and market area. */
function shownHome(context: BackendContext, incoming: Incoming, home: Doc): Doc {
  const resource = context.resources.get('hems/home');
  return resource ? presentRow(context, resource, home, incoming) : home;
}

/** What a post code says of an address (proposed fields, 'home'). */
function addressOf(incoming: Incoming): Record<string, string | null> {
  const code = textOf(incoming, 'postalCode');
  const place = homePlace(textOf(incoming, 'countryCode'), code);
  if (!place) throw new Refusal(hemsTexts.postalCodeUnknown, { code: '4004' });
  const { streets, region, city } = place;
  const digits = [...code].reduce((sum, sign) => sum * 31 + (sign.codePointAt(0) ?? 0), 7);
  const area = marketAreas.find((one) => one.code === place.area);
  return {
    region,
    city,
    street: streets[digits % streets.length] ?? null,
    timeZone: area?.timeZone ?? null,
    marketAreaId: marketAreaId(place.area),
    marketAreaName: area?.name ?? null,
  };
}

/** Calls of homes that the schema cannot say; its list and its form are generic. */
export function homeEndpoints(context: BackendContext): Endpoint[] {
  const post = (path: string, menus: readonly [string, ...string[]], handle: Endpoint['handle']): Endpoint => ({
    method: 'POST',
    path: `${WEB}/${path}`,
    need: { menus },
    handle,
  });
  return [
    post('station/detail', HOME_PAGES, (incoming) => shownHome(context, incoming, homeOf(context, incoming))),
    post('station/homeDetail', ['hems/home-info'], (incoming) =>
      homeDetail(context, incoming, homeOf(context, incoming)),
    ),
    post('common/postalCode', ['hems/home'], addressOf),
    post('controller/assignHomeList', ['hems/home', 'hems/controller'], (incoming) => {
      const resource = context.resources.get('hems/home');
      if (!resource) return pageOf([], incoming.params);
      const [keyword, country] = [textOf(incoming, 'keyword').toLowerCase(), textOf(incoming, 'countryCode')];
      const free = visibleRows(context, resource, actorOf(incoming)).filter(
        (home) => !home.controllerSn && (country === '' || home.countryCode === country),
      );
      const found = free.filter(({ id, name, cusUserEmail }) =>
        [id, name, cusUserEmail].some((text) =>
          String(text ?? '')
            .toLowerCase()
            .includes(keyword),
        ),
      );
      return pageOf(
        found.map((home) => shownHome(context, incoming, home)),
        incoming.params,
      );
    }),
    post('leads/list', ['hems/home', 'hems/lead', 'hems/ai-recommendation', 'hems/device-inspection'], (incoming) => {
      const resource = context.resources.get('hems/lead');
      const call = resource?.call('page');
      // To choose from are those that became no home yet.
      return pageOf(
        resource && call ? requestedRows(context, resource, call, incoming).filter(({ stationId }) => !stationId) : [],
        incoming.params,
      );
    }),
  ];
}
