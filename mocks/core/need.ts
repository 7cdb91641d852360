import { normalCode } from '../account/grants';
import { actorOf, type Incoming } from './incoming';
import { Refusal } from './refusal';

/**
 * Who may make a call. `menus`: somebody with one of these components among his menus, and with `code`,
 * if one is named, granted on the first of them. Every call names its need; there is no default.
 */
export type Need = 'anyone' | 'signed-in' | { readonly menus: readonly [string, ...string[]]; readonly code?: string };

/** Throws 401 or 403 when the call's need is not met. */
export function checkNeed(need: Need, incoming: Incoming): void {
  if (need === 'anyone') return;
  const { codes } = actorOf(incoming).grants;
  if (need === 'signed-in') return;
  const { menus, code } = need;
  const met = code === undefined ? menus.some((menu) => codes.has(menu)) : codes.get(menus[0])?.has(normalCode(code));
  if (!met) throw new Refusal('forbidden', { status: 403 });
}
