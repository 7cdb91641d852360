import { call, WireError } from '@/api';
import type { Notebook } from './notebook';

const PROTECTED = '/account/v3/web/menu/routers';

/** Without a token nothing is answered, and a call that does not exist is no page of a website. */
export async function examineRefusals({ note }: Notebook): Promise<void> {
  const attempt = async (path: string) =>
    call({ method: 'GET', path, anonymous: true, quiet: true }).then(
      () => undefined,
      (error: unknown) => error,
    );
  const refused = await attempt(PROTECTED);
  if (refused === undefined)
    note('wrong', 'refusals', 'menu/routers answers without a token: whoever finds the address reads it.');
  else if (refused instanceof WireError && refused.kind === 'unauthorized')
    note('fine', 'refusals', 'A call without a token is refused with HTTP 401.');
  else if (refused instanceof WireError && refused.kind === 'business')
    note(
      'look',
      'refusals',
      `A call without a token is refused with the code “${refused.code ?? ''}” and HTTP 200. The console ends a session at HTTP 401 only: an expired one would show errors instead of the sign-in.`,
    );
  const unknown = await attempt('/account/v3/web/doctor/asksWhatIsNot');
  if (unknown === undefined)
    note('look', 'refusals', 'A call that does not exist succeeds: a mistyped path would look like an empty page.');
  else if (unknown instanceof WireError && unknown.kind === 'malformed')
    note(
      'look',
      'refusals',
      'A call that does not exist is answered with a page instead of an error. Is the path before “/account” right?',
    );
}
