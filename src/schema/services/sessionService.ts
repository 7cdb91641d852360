import type { CallText } from '../call';

/**
 * What can be done to sessions besides ending one's own. The specification has no call for it, so it is optional.
 *
 * @public
 */
export interface SessionService {
  /** Ends all other sessions of the signed-in user. */
  readonly endOthers: CallText;
}

let service: SessionService | undefined;

/**
 * Says once, beside the services of the schemas, by which call somebody signs out everywhere: then signing out offers
 * it. `undefined` takes it away.
 *
 * @example configureSessions({ endOthers: 'POST /account/v3/web/auth/logoutOthers' })
 * @public
 */
export function configureSessions(calls: SessionService | undefined): void {
  service = calls;
}

/**
 * The calls of sessions; undefined where there are none.
 *
 * @example sessionService()?.endOthers // 'POST /account/v3/web/auth/logoutOthers'
 * @public
 */
export function sessionService(): SessionService | undefined {
  return service;
}
