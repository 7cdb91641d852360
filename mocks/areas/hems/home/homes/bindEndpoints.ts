import type { BackendContext } from '../../../../core/context';
import { actorOf, textOf, type Incoming } from '../../../../core/incoming';
import { Refusal, refuseFields } from '../../../../core/refusal';
import type { Endpoint } from '../../../../core/router';
import { moveIn } from '../../back-office/moveIn';
import { WEB } from '../path';
import { hemsTexts } from '../texts';
import { companyOf, homeOf } from './homeScope';
import { homeTables } from './homeTables';
import type { HomeDoc } from './homeDoc';

/** Whether what the caller thinks is bound still is; one who names nothing means whatever is. */
const stillBound = (bound: string | null | undefined, named: string): boolean =>
  Boolean(bound) && (named === '' || named === bound);

/** Binding homes to installers and leads, and back (spec 02 §7). Each refuses what is not so any more. */
export function bindEndpoints(context: BackendContext): Endpoint[] {
  const { homes, installers, leads } = homeTables(context.store);

  const bind = (code: string, change: (home: HomeDoc, incoming: Incoming) => void): Endpoint => ({
    method: 'POST',
    path: `${WEB}/station/${code}`,
    need: { menus: ['hems/home'], code },
    log: 'edit',
    handle: (incoming) => {
      const home = homeOf(context, incoming);
      incoming.log.component = 'hems/home';
      incoming.log.content = home.name;
      change(home, incoming);
    },
  });

  return [
    bind('bindInstaller', (home, incoming) => {
      const installer = installers.get(textOf(incoming, 'installerId'));
      if (textOf(incoming, 'installerId') === '') throw refuseFields({ installerId: { key: 'fieldRequired' } });
      const company = companyOf(context, actorOf(incoming));
      if (!installer || (company && company.id !== installer.id))
        throw refuseFields({ installerId: { key: 'fieldUnknown' } });
      if (home.installerId) throw new Refusal(hemsTexts.installerBound);
      homes.patch(home.id, { installerId: installer.id });
    }),
    bind('unbindInstaller', (home, incoming) => {
      if (!stillBound(home.installerId, textOf(incoming, 'installerId')))
        throw new Refusal(hemsTexts.installerNotBound);
      homes.patch(home.id, { installerId: null });
    }),
    bind('bindLeads', (home, incoming) => {
      const lead = leads.get(textOf(incoming, 'leadId'));
      if (textOf(incoming, 'leadId') === '') throw refuseFields({ leadId: { key: 'fieldRequired' } });
      const { tenant } = actorOf(incoming);
      if (!lead || (!tenant.operator && lead.tenantId !== tenant.id))
        throw refuseFields({ leadId: { key: 'fieldUnknown' } });
      if (home.leadId || lead.stationId) throw new Refusal(hemsTexts.leadBound);
      homes.patch(home.id, { leadId: lead.id });
      leads.patch(lead.id, { stationId: home.id });
      moveIn(context, lead.id);
    }),
    bind('unbindLeads', (home, incoming) => {
      if (!stillBound(home.leadId, textOf(incoming, 'leadId'))) throw new Refusal(hemsTexts.leadNotBound);
      homes.patch(home.id, { leadId: null });
      leads.patch(String(home.leadId), { stationId: null });
    }),
  ];
}
