import type { CallText } from '../call';

/**
 * Where messages to the signed-in user are: the bell of the shell shows those of the platform somebody works in.
 *
 * @public
 */
export interface NoticeService {
  /** Schema of their page: the bell is there for whoever has its menu. */
  readonly page: string;
  /** `{pageNum, pageSize}` in; a page of `{id, title, type, sendTime, readStatus}` out. */
  readonly list: CallText;
  /** `{id}` in; who has asked for a message has read it. */
  readonly detail: CallText;
}

let service: NoticeService | undefined;
const listeners = new Set<() => void>();

/**
 * Says once, beside the services of the schemas, where the bell finds messages.
 *
 * @example configureNotices({ page: 'depot/notice', list: 'POST /notice/page', detail: 'POST /notice/detail' })
 * @public
 */
export function configureNotices(calls: NoticeService | undefined): void {
  service = calls;
  for (const listener of listeners) listener();
}

/**
 * Where messages are (`configureNotices`); undefined where nowhere. It can be subscribed to, because schemas load after
 * the shell.
 *
 * @example useSyncExternalStore(noticeService.subscribe, noticeService.get)?.page // 'depot/notice'
 * @public
 */
export const noticeService = {
  get: (): NoticeService | undefined => service,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
