import { asObject, asText } from '@/api';
import { localStore, namesOf } from '@/access/internal';

/** A record somebody opened. Its page may be no longer granted, and the record may be gone. */
export interface RecentRecord {
  /** Address of its page. */
  readonly path: string;
  readonly name: string;
  readonly nameEn: string;
  readonly names?: Readonly<Record<string, string>>;
}

const KEY = 'recent';
const MOST = 12;

function readOne(value: unknown): RecentRecord[] {
  const record = asObject(value);
  const [path, name, nameEn] = [asText(record?.path), asText(record?.name), asText(record?.nameEn)];
  return path.startsWith('/') && name ? [{ path, name, nameEn, ...namesOf(record ?? {}) }] : [];
}

/** The records this user opened last, the latest first; nothing of another user's. */
export function readRecent(userId: string): readonly RecentRecord[] {
  const kept = asObject(localStore.read(KEY));
  if (kept?.userId !== userId || !Array.isArray(kept.records)) return [];
  return kept.records.flatMap(readOne).slice(0, MOST);
}

const others = (userId: string, path: string) => readRecent(userId).filter((one) => one.path !== path);

export function rememberRecord(userId: string, record: RecentRecord): void {
  localStore.write(KEY, { userId, records: [record, ...others(userId, record.path)].slice(0, MOST) });
}

export function forgetRecord(userId: string, path: string): void {
  localStore.write(KEY, { userId, records: others(userId, path) });
}
