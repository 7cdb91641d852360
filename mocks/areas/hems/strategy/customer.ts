import type { BackendContext } from '../../../core/context';
import { actorOf, textOf, type Incoming } from '../../../core/incoming';
import { Refusal } from '../../../core/refusal';
import type { Endpoint } from '../../../core/router';
import { readRequest } from '../../../report/readRequest';
import { atFields } from '../home/energy/atFields';
import { stationOf, type Station } from '../home/energy/stationOf';
import type { HomeUser } from '../home/homes/homeDoc';
import { seesHome } from '../home/homes/homeScope';
import { homeTables } from '../home/homes/homeTables';
import { WEB } from '../home/path';
import { strategyTexts } from './texts';

/** Somebody who lives in a home, and the home. */
export interface Customer extends Station {
  readonly user: HomeUser;
}

/** The pages that are about one customer user. */
const PAGES = ['hems/strategy-activity', 'hems/strategy-result', 'hems/data-analysis'] as const;

/** The user a call names as `cusUserId` or `cuserId`. Refuses one that is not there, or not for whoever asks. */
export function customerOf(context: BackendContext, incoming: Incoming): Customer {
  const id = textOf(incoming, 'cusUserId') || textOf(incoming, 'cuserId');
  const home = homeTables(context.store).homes.find(({ users = [] }) =>
    users.some(({ cusUserId }) => cusUserId === id),
  );
  const user = home?.users?.find(({ cusUserId }) => cusUserId === id);
  if (!home || !user || !seesHome(context, home, actorOf(incoming)))
    throw new Refusal(strategyTexts.userUnknown, { code: '4004' });
  return { ...stationOf(context, { ...incoming, params: { ...incoming.params, stationId: home.id } }), user };
}

interface CallMore {
  readonly page?: (typeof PAGES)[number];
  readonly code?: string;
  readonly log?: NonNullable<Endpoint['log']>;
}

/** A call about one customer user, open to whoever has one of his pages, or to those with a code on one of them. */
export function customerCall(
  context: BackendContext,
  path: string,
  answer: (customer: Customer, incoming: Incoming) => unknown,
  { page, code, log }: CallMore = {},
): Endpoint {
  return {
    method: 'POST',
    path: `${WEB}/${path}`,
    need: page && code !== undefined ? { menus: [page], code } : { menus: page ? [page, ...PAGES] : PAGES },
    handle: (incoming) =>
      atFields(context, page ?? '', incoming, () => {
        const report = page === undefined ? undefined : context.reports.get(page);
        if (report)
          readRequest(context, report, report.resolve('POST /'), {
            ...incoming,
            params: { cusUserId: incoming.params.cuserId, ...incoming.params },
          });
        return answer(customerOf(context, incoming), incoming);
      }),
    ...(log && { log }),
  };
}
