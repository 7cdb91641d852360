import type { HeardAnswer } from '@/api';
import type { AnyRecord, Id, Resource } from '@/schema';

/* Records as they were read last, for services whose edits are made of them. */

/** A record as it was read: what an edit is made of, and by what it is known whether somebody else changed it since. */
export interface ReadRecord {
  readonly answer: HeardAnswer;
  readonly record: AnyRecord;
}

/** So many are kept in mind; the oldest is forgotten. */
const MOST = 50;
const read = new Map<string, ReadRecord>();

const keyOf = ({ name }: Resource, id: Id): string => `${name} ${id}`;

export function rememberRead(resource: Resource, one: ReadRecord): void {
  const key = keyOf(resource, one.record.id);
  read.delete(key);
  read.set(key, one);
  for (const oldest of read.keys()) if (read.size > MOST) read.delete(oldest);
}

export const lastRead = (resource: Resource, id: Id): ReadRecord | undefined => read.get(keyOf(resource, id));

/** What was changed is another record: it is read anew before its next edit. */
export const forgetRead = (resource: Resource, id: Id): void => void read.delete(keyOf(resource, id));
