import { asObject } from '@/api';
import { currentTime } from '@/schema/dates';
import { currentSession } from '../session';
import { localStore } from '../storage';

/** Before the keys of forms in the browser's store. */
const PREFIX = 'typed.';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Older input is no longer offered. */
const DAYS = 7;
/** So many forms; the oldest gives way. */
const MOST = 20;
/** Characters of one form: more is a sheet, and a store is small. */
const LONGEST = 200_000;

/** What a person typed in a form that was neither saved nor left. */
export interface TypedInput {
  readonly values: unknown;
  /** Epoch ms. */
  readonly at: number;
}

interface Kept extends TypedInput {
  readonly userId: string;
  /** Of the document it was typed in. */
  readonly document: string;
}

const OWN = `${currentTime()}-${Math.random()}`;
const lockOf = (document: string): string => `console.document.${document}`;
let holds = false;

/** Absent on an insecure origin. */
function locksOf({ locks }: { readonly locks?: LockManager | null }): LockManager | null | undefined {
  return locks;
}

/**
 * While it is held, what this document typed is its own and nobody else is asked about it. The browser lets go of it
 * when the document ends, however that happens.
 */
function holdDocument(): void {
  const manager = locksOf(navigator);
  if (holds || !manager) return;
  holds = true;
  void manager.request(lockOf(OWN), () => new Promise(() => undefined)).catch(() => undefined);
}

async function isOpen(document: string): Promise<boolean> {
  if (document === OWN) return true;
  const manager = locksOf(navigator);
  if (!manager) return false; // better offered once too often than lost
  const { held = [] } = await manager.query();
  return held.some(({ name }) => name === lockOf(document));
}

function read(key: string): Kept | undefined {
  const { userId, document, values, at } = asObject(localStore.read(PREFIX + key)) ?? {};
  if (typeof userId !== 'string' || typeof document !== 'string' || typeof at !== 'number') return undefined;
  return { userId, document, values, at };
}

export function dropTyped(key: string): void {
  localStore.remove(PREFIX + key);
}

/** Forgets what is too old, and the oldest of too many. */
function tidy(now: number): void {
  const all = localStore
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));
  const aged = all.map((key) => ({ key, at: read(key)?.at ?? 0 })).toSorted((a, b) => b.at - a.at);
  for (const { key } of aged.filter(({ at }, index) => index >= MOST || now - at > DAYS * DAY_MS)) dropTyped(key);
}

/**
 * Keeps what stands in a form (JSON values, no secrets, no files) for the same user, over a closed window or a crash.
 */
export function keepTyped(key: string, values: unknown, now = currentTime()): void {
  const session = currentSession();
  if (!session || JSON.stringify(values).length > LONGEST) return;
  holdDocument();
  const kept: Kept = { userId: session.userId, document: OWN, values, at: now };
  localStore.write(PREFIX + key, kept);
  tidy(now);
}

/**
 * What this user typed in the form in a window that is gone; undefined when there is nothing, or it is still open
 * elsewhere.
 */
export async function findTyped(key: string, now = currentTime()): Promise<TypedInput | undefined> {
  const kept = read(key);
  if (!kept || kept.userId !== currentSession()?.userId || now - kept.at > DAYS * DAY_MS) return undefined;
  return (await isOpen(kept.document)) ? undefined : { values: kept.values, at: kept.at };
}

/**
 * The form was left or saved: what this document kept of it is not wanted any more. After the session ended it stays.
 */
export function endTyped(key: string): void {
  const kept = read(key);
  if (kept?.document === OWN && kept.userId === currentSession()?.userId) dropTyped(key);
}
