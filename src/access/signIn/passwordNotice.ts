import { localStore } from '../storage';
import type { PasswordPolicy } from './passwordPolicy';

const DISMISSED = 'passwordNotice';

/** Whether the 90-day notice is still to be shown in this login. */
export function isPasswordNoticeOpen(policy: PasswordPolicy): boolean {
  return policy.old && localStore.read(DISMISSED) !== true;
}

export function dismissPasswordNotice(): void {
  localStore.write(DISMISSED, true);
}

export function renewPasswordNotice(): void {
  localStore.remove(DISMISSED);
}
