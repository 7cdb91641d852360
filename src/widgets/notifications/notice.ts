/** What a notification is about. `neutral` says nothing of good or bad. @public */
export type NoticeTone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

/** So long nothing pops up: for an hour, or for the rest of the day. @public */
export type SnoozeFor = 'hour' | 'day';

/** One notification (spec 01 §2: time, tag and description). All texts are already in the user's language. @public */
export interface Notice {
  readonly id: string;
  /** 'YYYY-MM-DD HH:mm:ss' by the clock that counts for the user. */
  readonly time: string;
  readonly tag: string;
  readonly tone: NoticeTone;
  readonly description: string;
  readonly read: boolean;
  /** It leads somewhere: opening it is offered. */
  readonly opens?: boolean;
}

export const unreadOf = (notices: readonly Notice[]): readonly Notice[] => notices.filter(({ read }) => !read);

/** The latest first; of one time, in the order given. */
export const latestFirst = (notices: readonly Notice[]): Notice[] =>
  [...notices].sort((a, b) => (a.time < b.time ? 1 : a.time > b.time ? -1 : 0));

/** A count on a bell: nothing for none, '99+' beyond what has room. */
export const countText = (count: number): string => (count <= 0 ? '' : count > 99 ? '99+' : String(count));

/** Unread ones that were not there before, the latest first: those to pop up. */
export function arrivedSince(known: ReadonlySet<string>, notices: readonly Notice[]): Notice[] {
  return latestFirst(unreadOf(notices).filter(({ id }) => !known.has(id)));
}
