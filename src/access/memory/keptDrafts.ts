import { currentSession } from '../session';
import { tabStore } from '../storage';
import { DRAFTS, draftsHere } from './drafts';

/** The values kept under the key; undefined when there are none or they are another user's. */
export function keptDraft(key: string): unknown {
  const { [key]: draft } = draftsHere();
  return draft && draft.userId === currentSession()?.userId ? draft.values : undefined;
}

export function dropDraft(key: string): void {
  const { [key]: draft, ...others } = draftsHere();
  if (draft === undefined) return;
  if (Object.keys(others).length > 0) tabStore.write(DRAFTS, others);
  else tabStore.remove(DRAFTS);
}

/** The kept values, once. */
export function takeDraft(key: string): unknown {
  const draft = keptDraft(key);
  dropDraft(key);
  return draft;
}
