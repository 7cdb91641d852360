import type { BackendContext } from '../core/context';
import { newId } from '../core/ids';
import { actorOf, idsOf, textOf, type Incoming } from '../core/incoming';
import { Refusal } from '../core/refusal';
import type { Endpoint } from '../core/router';
import { table } from '../store/table';
import type { Doc } from '../store/store';
import type { Actor } from './actor';
import { accountTables } from './tables';

const VIEW = '/account/v3/web/view';
const LONGEST_STATE = 20_000;
const LONGEST_NAME = 30;

/** A view of a list that the users of some roles have together. */
interface ViewDoc extends Doc {
  readonly tenantId: string;
  readonly userId: string;
  readonly resource: string;
  readonly name: string;
  /** JSON text; only the console reads it. */
  readonly state: string;
  readonly roleIds: readonly string[];
}

const managesRoles = ({ grants }: Actor): boolean => Boolean(grants.codes.get('account/role')?.has('edit'));

/**
 * Views of lists shared by role: an extension, the specification has no call for it. A view is seen by the users of its
 * roles and by who made it; changed by who made it or may edit roles; shared with roles one has, or manages.
 */
export function viewEndpoints(context: BackendContext): Endpoint[] {
  const views = table<ViewDoc>(context.store, 'list-view');
  const { roles } = accountTables(context.store);
  const mayChange = (actor: Actor, view: ViewDoc) =>
    view.tenantId === actor.tenant.id && (view.userId === actor.user.id || managesRoles(actor));
  const rolesOf = (actor: Actor) =>
    roles.filter(
      (role) => role.tenantId === actor.tenant.id && (managesRoles(actor) || actor.user.roleIds.includes(role.id)),
    );
  const changeable = (incoming: Incoming): ViewDoc => {
    const view = views.get(textOf(incoming, 'id'));
    if (!view) throw new Refusal('notFound', { code: '4004' });
    if (!mayChange(actorOf(incoming), view)) throw new Refusal('forbidden', { status: 403 });
    return view;
  };
  return [
    {
      method: 'GET',
      path: `${VIEW}/list`,
      need: 'signed-in',
      handle: (incoming) => {
        const actor = actorOf(incoming);
        const own = new Set(actor.user.roleIds);
        const resource = textOf(incoming, 'resource');
        const seen = views.filter(
          (view) =>
            view.resource === resource &&
            view.tenantId === actor.tenant.id &&
            (view.userId === actor.user.id || view.roleIds.some((id) => own.has(id))),
        );
        return {
          views: seen.map(({ id, name, state, roleIds, ...view }) => ({
            id,
            name,
            state,
            roleIds,
            roleNames: roleIds.flatMap((roleId) => roles.get(roleId)?.name ?? []),
            editable: mayChange(actor, { id, name, state, roleIds, ...view }),
          })),
          roles: rolesOf(actor).map(({ id, name }) => ({ id, name })),
        };
      },
    },
    {
      method: 'POST',
      path: `${VIEW}/save`,
      need: 'signed-in',
      handle: (incoming) => {
        const actor = actorOf(incoming);
        const before = textOf(incoming, 'id') === '' ? undefined : changeable(incoming);
        const [name, state, resource] = [
          textOf(incoming, 'name'),
          textOf(incoming, 'state'),
          textOf(incoming, 'resource'),
        ];
        const allowed = new Set([...rolesOf(actor).map(({ id }) => id), ...(before?.roleIds ?? [])]);
        const roleIds = idsOf(incoming.params.roleIds);
        const fits =
          name !== '' && [...name].length <= LONGEST_NAME && state.length <= LONGEST_STATE && resource !== '';
        if (!fits || roleIds.length === 0 || !roleIds.every((id) => allowed.has(id)))
          throw new Refusal('invalid', { code: '4001' });
        const id = before?.id ?? newId(context.store);
        views.put({
          id,
          tenantId: actor.tenant.id,
          userId: before?.userId ?? actor.user.id,
          resource: before?.resource ?? resource,
          name,
          state,
          roleIds,
        });
        return { id };
      },
    },
    {
      method: 'POST',
      path: `${VIEW}/remove`,
      need: 'signed-in',
      handle: (incoming) => views.remove(changeable(incoming).id),
    },
  ];
}
