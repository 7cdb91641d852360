import { currentSession } from '../session';
import { tabStore } from '../storage';
import { asObject } from '@/api';

const KEY = 'drafts';
const open = new Map<string, () => unknown>();

type Drafts = Readonly<Record<string, { readonly userId: string; readonly values: unknown }>>;

function kept(): Drafts {
  return (asObject(tabStore.read(KEY)) ?? {}) as Drafts;
}

/** Keeps what a person typed (JSON values, no files) in this tab for the same user, over an expired session. */
export function saveDraft(key: string, values: unknown): void {
  const session = currentSession();
  if (session) tabStore.write(KEY, { ...kept(), [key]: { userId: session.userId, values } });
}

/** The values kept under the key; undefined when there are none or they are another user's. */
export function keptDraft(key: string): unknown {
  const { [key]: draft } = kept();
  return draft && draft.userId === currentSession()?.userId ? draft.values : undefined;
}

export function dropDraft(key: string): void {
  const { [key]: draft, ...others } = kept();
  if (draft === undefined) return;
  if (Object.keys(others).length > 0) tabStore.write(KEY, others);
  else tabStore.remove(KEY);
}

/** The kept values, once. */
export function takeDraft(key: string): unknown {
  const draft = keptDraft(key);
  dropDraft(key);
  return draft;
}

/**
 * A form that is open says how to read its values; they are saved when the session ends under it.
 * `read` returns undefined when nothing was changed. Returns the unregister, for when the form closes.
 */
export function registerDraft(key: string, read: () => unknown): () => void {
  open.set(key, read);
  return () => {
    if (open.get(key) === read) open.delete(key);
  };
}

/** Whether some open form was changed. */
export function hasOpenDrafts(): boolean {
  return [...open.values()].some((read) => read() !== undefined);
}

/** Saves the values of every open form. */
export function saveOpenDrafts(): void {
  for (const [key, read] of open) {
    const values = read();
    if (values !== undefined) saveDraft(key, values);
  }
}
