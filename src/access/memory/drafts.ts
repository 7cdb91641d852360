import { currentSession } from '../session';
import { tabStore } from '../storage';
import { asObject } from '@/api';

/** Where this tab keeps them. */
export const DRAFTS = 'drafts';
const open = new Map<string, () => unknown>();

type Drafts = Readonly<Record<string, { readonly userId: string; readonly values: unknown }>>;

/** The drafts of this tab by their keys, whoever typed them. */
export function draftsHere(): Drafts {
  return (asObject(tabStore.read(DRAFTS)) ?? {}) as Drafts;
}

/** Keeps what a person typed (JSON values, no files) in this tab for the same user, over an expired session. */
export function saveDraft(key: string, values: unknown): void {
  const session = currentSession();
  if (session) tabStore.write(DRAFTS, { ...draftsHere(), [key]: { userId: session.userId, values } });
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
