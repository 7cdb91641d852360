import type { CallText } from '../call';

/**
 * Where views of lists are shared between the users of a role. The specification has no call for it, so it is optional:
 * without it, and whenever it answers anything but success, users have their own views only.
 *
 * @public
 */
export interface ViewService {
  /**
   * `{resource}` in; `{views: [{id, name, state, roleIds, roleNames, editable}], roles: [{id, name}]}` out: what is
   * shared with the user, and the roles he may share with.
   */
  readonly list: CallText;
  /** `{id?, resource, name, state, roleIds}` in, `state` as JSON text; its id out. */
  readonly save: CallText;
  /** `{id}` in. */
  readonly remove: CallText;
}

let service: ViewService | undefined;

/**
 * Says once, beside the services of the schemas, which calls share views of lists. Without it users have their own
 * views only.
 *
 * @example configureViews({ list: 'GET /view/list', save: 'POST /view/save', remove: 'POST /view/remove' })
 * @public
 */
export function configureViews(calls: ViewService | undefined): void {
  service = calls;
}

/**
 * The calls that share views; undefined where there are none.
 *
 * @example viewService()?.list // 'GET /view/list'
 * @public
 */
export function viewService(): ViewService | undefined {
  return service;
}
