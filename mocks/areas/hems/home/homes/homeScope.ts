import type { Actor } from '../../../../account/actor';
import type { BackendContext } from '../../../../core/context';
import { textOf, actorOf, type Incoming } from '../../../../core/incoming';
import { Refusal } from '../../../../core/refusal';
import type { Doc } from '../../../../store/store';
import { hemsTexts } from '../texts';
import type { HomeDoc, InstallerDoc } from './homeDoc';
import { homeTables } from './homeTables';

/** The installer somebody works for; undefined for everybody else. */
export function companyOf(context: BackendContext, actor: Actor): InstallerDoc | undefined {
  return homeTables(context.store).installers.find(({ email }) => email === actor.user.account);
}

/** Who sees a home: its tenant and the operator; an installer only his own homes and those nobody looks after yet. */
export function seesHome(context: BackendContext, home: Doc, actor: Actor): boolean {
  if (!actor.tenant.operator && home.tenantId !== actor.tenant.id) return false;
  const company = companyOf(context, actor);
  return !company || !home.installerId || home.installerId === company.id;
}

/** The home a call names as `stationId`. Refuses one that is not there, or not for whoever asks. */
export function homeOf(context: BackendContext, incoming: Incoming): HomeDoc {
  const home = homeTables(context.store).homes.get(textOf(incoming, 'stationId') || textOf(incoming, 'id'));
  if (!home || !seesHome(context, home, actorOf(incoming)))
    throw new Refusal(hemsTexts.stationUnknown, { code: '4004' });
  return home;
}
