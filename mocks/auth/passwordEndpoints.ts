import { rules } from '@/schema';
import { accountTables } from '../account/tables';
import { DAY } from '../core/clock';
import type { BackendContext } from '../core/context';
import { addressOf } from '../core/addressOf';
import { actorOf, type Incoming } from '../core/incoming';
import { refuseFields, type FieldRefusal } from '../core/refusal';
import type { Endpoint } from '../core/router';
import type { Attempts } from './attempts';
import { hashPassword, isPassword } from './passwordHash';
import { sessions } from './sessions';
import { unseal } from './unseal';

const USER = '/account/v3/web/user';

/** The one's own password: whether it must be changed, and changing it (spec 01 §2, §5). */
export function passwordEndpoints(context: BackendContext, tries: Attempts): Endpoint[] {
  const change = async (incoming: Incoming): Promise<void> => {
    const { user } = actorOf(incoming);
    const { oldPwd, newPwd, confirmPwd } = incoming.params;
    const [before = '', after = '', again = ''] = await unseal(context, oldPwd, newPwd, confirmPwd);
    const refused: Record<string, FieldRefusal> = {};
    if (before === '') throw refuseFields({ oldPwd: { key: 'fieldRequired' } });
    await tries.guard(user.account, addressOf(incoming.request), async () => {
      if (!(await isPassword(before, user.password))) throw refuseFields({ oldPwd: { key: 'oldPasswordWrong' } });
    });
    if (!rules.password.passes(after))
      refused.newPwd = after ? { key: 'fieldInvalid', args: { rule: 'password' } } : { key: 'fieldRequired' };
    else if (after === before) refused.newPwd = { key: 'samePassword' };
    else if (after !== again) refused.confirmPwd = { key: 'confirmDiffers' };
    if (Object.keys(refused).length > 0) throw refuseFields(refused);
    const password = await hashPassword(after, context.settings.passwordRounds);
    accountTables(context.store).users.patch(user.id, {
      password,
      passwordTime: context.clock(),
      needChangePwd: false,
    });
    sessions(context).endAll(user.id, incoming.token);
    incoming.log.content = user.account;
  };
  return [
    {
      method: 'GET',
      path: `${USER}/checkChangePwdPolicy`,
      need: 'signed-in',
      handle: (incoming) => {
        const { user } = actorOf(incoming);
        const pwdAgeDays = Math.floor((context.clock() - user.passwordTime) / DAY);
        return { needChangePwd: Boolean(user.needChangePwd), pwdAgeDays };
      },
    },
    { method: 'POST', path: `${USER}/updatePwd`, need: 'signed-in', log: 'edit', handle: change },
  ];
}
