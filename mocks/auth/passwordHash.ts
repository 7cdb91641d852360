/** A password as it is kept: salted PBKDF2, never the password. */
export interface PasswordHash {
  readonly salt: string;
  readonly hash: string;
  /** Those of earlier versions say none. */
  readonly rounds?: number;
}

/** Of hashes that say none. */
const FORMER_ROUNDS = 10_000;

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function derive(password: string, salt: string, iterations: number): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(password), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations },
    key,
    256,
  );
  return hex(new Uint8Array(bits));
}

export async function hashPassword(
  password: string,
  rounds: number,
  salt = hex(crypto.getRandomValues(new Uint8Array(16))),
): Promise<PasswordHash> {
  return { salt, hash: await derive(password, salt, rounds), rounds };
}

/** Whether a password would be kept with more rounds today. */
export const isWeakHash = ({ rounds = FORMER_ROUNDS }: PasswordHash, wanted: number): boolean => rounds < wanted;

/** Whether it is that password. Takes the same time wherever the texts differ. */
export async function isPassword(password: string, kept: PasswordHash): Promise<boolean> {
  const own = await derive(password, kept.salt, kept.rounds ?? FORMER_ROUNDS);
  let difference = own.length ^ kept.hash.length;
  for (let index = 0; index < own.length; index += 1) difference |= own.charCodeAt(index) ^ kept.hash.charCodeAt(index);
  return difference === 0;
}

const SETS = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789'];

/** A password that keeps the rule of spec 01 §5: twelve characters, upper and lower case and digits. */
export function newPassword(): string {
  const random = crypto.getRandomValues(new Uint8Array(12));
  return [...random]
    .map((byte, index) => {
      const set = SETS[index % SETS.length] ?? '';
      return set.charAt(byte % set.length);
    })
    .join('');
}
