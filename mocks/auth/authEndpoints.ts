import type { BackendContext } from '../core/context';
import { actorOf, textOf, type Incoming } from '../core/incoming';
import { Refusal } from '../core/refusal';
import type { Endpoint } from '../core/router';
import { secretText } from '../core/ids';
import { addressOf } from '../core/addressOf';
import type { Attempts } from './attempts';
import { isCaptcha, issueCaptcha } from './captcha';
import { oneTime } from './oneTime';
import { rsaKey } from './rsaKey';
import { sessions } from './sessions';
import { enter, findAccount, signIn, type SignedIn } from './signIn';
import { unseal } from './unseal';

const AUTH = '/account/v3/web/auth';

/** Whose account a token of another system stands for. */
const OUTSIDE_ACCOUNT = 'operator@demo.energy';

/** Captcha, keys, sign-in by password or by an external token, sign-out (spec 01 §7). */
export function authEndpoints(context: BackendContext, tries: Attempts): Endpoint[] {
  const signedIn = (incoming: Incoming, answer: SignedIn): SignedIn => {
    Object.assign(incoming.log, { type: 'login', content: answer.account, userId: answer.userId });
    return answer;
  };
  const byToken = (incoming: Incoming): SignedIn => {
    const { outsideToken } = context.settings;
    const user =
      outsideToken !== undefined && textOf(incoming, 'token') === outsideToken
        ? findAccount(context, OUTSIDE_ACCOUNT)
        : undefined;
    if (!user) throw new Refusal('ssoWrong', { code: '4103' });
    return signedIn(incoming, enter(context, user));
  };
  return [
    { method: 'GET', path: `${AUTH}/captcha`, need: 'anyone', handle: () => issueCaptcha(context) },
    {
      method: 'GET',
      path: `${AUTH}/pubKey`,
      need: 'anyone',
      handle: async () => ({ pubKey: (await rsaKey(context.store)).pubKey }),
    },
    {
      method: 'GET',
      path: `${AUTH}/random`,
      need: 'anyone',
      handle: () => {
        // The ticket's id is itself the unguessable key.
        return { random: oneTime(context.store, context.clock, 'randomKeys').issue(secretText(4)) };
      },
    },
    {
      method: 'POST',
      path: `${AUTH}/login`,
      need: 'anyone',
      handle: async (incoming) => {
        const account = textOf(incoming, 'account');
        Object.assign(incoming.log, { type: 'login', content: account, userId: findAccount(context, account)?.id });
        if (!isCaptcha(context, textOf(incoming, 'sessionId'), textOf(incoming, 'captcha')))
          throw new Refusal('captchaWrong', { code: '4104' });
        const answer = await tries.guard(account, addressOf(incoming.request), async () => {
          const [password = ''] = await unseal(context, incoming.params.pwd);
          return signIn(context, account, password);
        });
        return signedIn(incoming, answer);
      },
    },
    { method: 'POST', path: `${AUTH}/convertToken`, need: 'anyone', handle: byToken },
    { method: 'POST', path: `${AUTH}/ssoLogin`, need: 'anyone', handle: byToken },
    {
      method: 'POST',
      path: `${AUTH}/logout`,
      need: 'signed-in',
      log: 'logout',
      handle: (incoming) => {
        incoming.log.content = actorOf(incoming).user.account;
        sessions(context).end(incoming.token);
      },
    },
    {
      method: 'POST',
      path: `${AUTH}/logoutOthers`,
      need: 'signed-in',
      log: 'logout',
      handle: (incoming) => {
        const { id, account } = actorOf(incoming).user;
        incoming.log.content = account;
        sessions(context).endAll(id, incoming.token);
      },
    },
  ];
}
