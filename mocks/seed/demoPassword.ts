import type { Settings } from '../core/context';
import { hashPassword, type PasswordHash } from '../auth/passwordHash';
import { DEMO_PASSWORD } from './publicPassword';

/** Always the same, so that a demonstration's accounts are made at once, and are known as such. */
const DEMO_SALT = 'demonstration';

/** Everybody knows it: a hash for show, made at once. */
const DEMO_ROUNDS = 1000;

/** How the password of seeded accounts is kept. */
export function seededPassword({ password, passwordRounds }: Settings): Promise<PasswordHash> {
  return password === DEMO_PASSWORD
    ? hashPassword(password, DEMO_ROUNDS, DEMO_SALT)
    : hashPassword(password, passwordRounds);
}

/** Whether somebody signs in with what everybody can read. */
export const isDemoPassword = ({ salt }: PasswordHash): boolean => salt === DEMO_SALT;
