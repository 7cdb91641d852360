import { fetchSealKey, jsonText, sealPassword } from '@/api';
import { isEmpty, wireName, type Fields, type WireRow } from '@/schema';

export interface SealedBody {
  readonly body: WireRow;
  /** What it says: a sealed password is another text each time it is sent. Absent where nothing was sealed. */
  readonly same?: string;
}

/**
 * The body with its passwords sealed, all with one fresh key (spec 01 §3). An empty one is left out: clearing a
 * password is not a thing. Rejects where sealing fails; nothing is sent in clear then.
 */
export async function sealFields(fields: Fields, body: WireRow): Promise<SealedBody> {
  const secrets = Object.entries(fields).flatMap(([name, { type, options }]) =>
    type.sealed ? [wireName(name, options)] : [],
  );
  const present = secrets.filter((name) => Object.hasOwn(body, name));
  if (present.length === 0) return { body };
  const filled = present.filter((name) => !isEmpty(body[name]));
  const open = Object.entries(body).filter(([name]) => !present.includes(name));
  if (filled.length === 0) return { body: Object.fromEntries(open) };
  const key = await fetchSealKey({ quiet: false });
  const sealed = await Promise.all(
    filled.map(async (name) => [name, await sealPassword(String(body[name]), key)] as const),
  );
  return { body: Object.fromEntries([...open, ...sealed]), same: jsonText(body) };
}
