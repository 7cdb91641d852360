import type { Actor } from '../../../../account/actor';
import type { BackendContext } from '../../../../core/context';
import { newId } from '../../../../core/ids';
import { actorOf, textOf, type Incoming } from '../../../../core/incoming';
import { Refusal, refuseFields } from '../../../../core/refusal';
import type { Endpoint } from '../../../../core/router';
import { WEB } from '../path';
import { hemsTexts } from '../texts';
import type { GroupDoc } from './homeDoc';
import { seesHome } from './homeScope';
import { homeTables } from './homeTables';

const LONGEST = 30;

/** Ids of `resources`: texts, or rows `{resourceId}`, of homes that somebody sees. */
function stationsIn(context: BackendContext, value: unknown, actor: Actor): string[] {
  const { homes } = homeTables(context.store);
  return (Array.isArray(value) ? value : []).flatMap((one: unknown) => {
    const id =
      typeof one === 'object' && one !== null ? new Map<string, unknown>(Object.entries(one)).get('resourceId') : one;
    const home = homes.get(id);
    return home && seesHome(context, home, actor) ? [home.id] : [];
  });
}

/**
 * Named groups of homes (spec 02 §7, proposed fields 'group'). They belong to a tenant; `groupAdd` with an id renames.
 */
export function groupEndpoints(context: BackendContext): Endpoint[] {
  const { groups } = homeTables(context.store);
  const own = (incoming: Incoming) => groups.filter(({ tenantId }) => tenantId === actorOf(incoming).tenant.id);
  const named = (incoming: Incoming): GroupDoc => {
    const found = own(incoming).find(({ id }) => id === textOf(incoming, 'id'));
    if (!found) throw new Refusal('notFound', { code: '4004' });
    incoming.log.content = found.desc;
    return found;
  };
  const nameIn = (incoming: Incoming, id: string): string => {
    const desc = textOf(incoming, 'desc');
    if (desc === '') throw refuseFields({ desc: { key: 'fieldRequired' } });
    if (desc.length > LONGEST) throw refuseFields({ desc: { key: 'fieldInvalid', args: { rule: 'maxLength' } } });
    const taken = own(incoming).some((one) => one.id !== id && one.desc.toLowerCase() === desc.toLowerCase());
    if (taken) throw refuseFields({ desc: { key: hemsTexts.groupNameTaken } });
    incoming.log.content = desc;
    return desc;
  };
  const call = (name: string, handle: Endpoint['handle'], log?: Endpoint['log']): Endpoint => ({
    method: 'POST',
    path: `${WEB}/station/${name}`,
    need: log ? { menus: ['hems/home'], code: 'group' } : { menus: ['hems/home'] },
    log,
    handle,
  });
  return [
    call('groups', (incoming) =>
      own(incoming).map(({ id, desc, stationIds }) => ({ id, desc, resources: stationIds })),
    ),
    call(
      'groupAdd',
      (incoming) => {
        const stationIds = stationsIn(context, incoming.params.resources, actorOf(incoming));
        if (textOf(incoming, 'id') !== '') {
          const before = named(incoming);
          groups.put({
            ...before,
            desc: nameIn(incoming, before.id),
            ...(Array.isArray(incoming.params.resources) && { stationIds }),
          });
          return { id: before.id };
        }
        const group: GroupDoc = {
          id: newId(context.store),
          tenantId: actorOf(incoming).tenant.id,
          desc: nameIn(incoming, ''),
          stationIds,
        };
        groups.put(group);
        return { id: group.id };
      },
      'create',
    ),
    call('groupDel', (incoming) => groups.remove(named(incoming).id), 'delete'),
    call(
      'groupRsAdd',
      (incoming) => {
        const { id, stationIds } = named(incoming);
        groups.patch(id, {
          stationIds: [
            ...new Set([...stationIds, ...stationsIn(context, incoming.params.resources, actorOf(incoming))]),
          ],
        });
      },
      'edit',
    ),
    call(
      'groupRsDel',
      (incoming) => {
        const { id, stationIds } = named(incoming);
        const gone = new Set(stationsIn(context, incoming.params.resources, actorOf(incoming)));
        groups.patch(id, { stationIds: stationIds.filter((one) => !gone.has(one)) });
      },
      'edit',
    ),
  ];
}
