import { call, asFlag, asObject, asText } from '@/api';
import { currentTime } from '@/schema/dates';
import { currentSession } from '../session';

/** What the server says about the age of the password. */
export interface PasswordPolicy {
  /** The console stays closed until the password is changed. */
  readonly mustChange: boolean;
  /** The password is 90 days old or older. */
  readonly old: boolean;
}

const AGE_LIMIT_DAYS = 90;
const DAY_MS = 86_400_000;

let request: { readonly token: string | undefined; readonly policy: Promise<PasswordPolicy> } | undefined;

/** What clocks show at a moment, as if it were UTC: a night that is an hour shorter makes no day less. */
const wallOf = (at: number): number => at - new Date(at).getTimezoneOffset() * 60_000;

function ageInDays(lastChange: unknown, now: number): number {
  const text = asText(lastChange);
  const changed = /^\d{11,}$/.test(text) ? Number(text) : Date.parse(text.replace(' ', 'T'));
  return Number.isNaN(changed) ? 0 : (wallOf(now) - wallOf(changed)) / DAY_MS;
}

/** Reads the answer of `user/checkChangePwdPolicy` (spec 01 §2, §9). */
export function readPasswordPolicy(data: unknown, now: number): PasswordPolicy {
  const answer = asObject(data);
  const days = asText(answer?.pwdAgeDays);
  const old =
    (days !== '' && Number(days) >= AGE_LIMIT_DAYS) ||
    asFlag(answer?.needNotice) === true ||
    ageInDays(answer?.lastChangeTime, now) >= AGE_LIMIT_DAYS;
  return { mustChange: asFlag(answer?.needChangePwd) === true, old };
}

/** One call a sign-in. Never rejects: when the check cannot be made, nothing is demanded of the user. */
export function loadPasswordPolicy(): Promise<PasswordPolicy> {
  const token = currentSession()?.accessToken;
  if (!request || request.token !== token)
    request = {
      token,
      policy: call({ method: 'GET', path: '/account/v3/web/user/checkChangePwdPolicy', quiet: true }).then(
        (data) => readPasswordPolicy(data, currentTime()),
        () => ({ mustChange: false, old: false }),
      ),
    };
  return request.policy;
}
