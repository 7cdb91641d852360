import { wireConfig } from '../config';
import { fillPath } from '../fillPath';
import { callHeaders } from '../headers';
import type { CallRequest } from '../request';
import { callUrl } from '../url';
import { serverEvents, type ServerEvent } from './serverEvents';
import { StreamRefused } from './streamRefused';

interface EventRequest extends Pick<CallRequest, 'method' | 'path' | 'params'> {
  readonly signal: AbortSignal;
  /** The last event that was heard, to go on after it. */
  readonly lastId?: string;
}

/** What a server may answer now and not in a minute. */
const isPassing = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/**
 * Opens a stream of server-sent events with the headers of any call; resolves once it is open. Nobody is told of a
 * failure, and a 401 ends no session: what is asked for besides will find it. Rejects with `StreamRefused` where there
 * is no such stream.
 */
export async function openEvents({
  signal,
  lastId = '',
  ...given
}: EventRequest): Promise<AsyncGenerator<ServerEvent>> {
  const { closed, timeout } = wireConfig;
  if (closed && given.path.startsWith(closed)) throw new StreamRefused(given.path);
  const url = callUrl(fillPath(given));
  const opening = new AbortController();
  const timer = setTimeout(() => opening.abort(), timeout);
  try {
    const response = await fetch(url, {
      headers: {
        ...callHeaders(url),
        Accept: 'text/event-stream',
        ...(lastId !== '' && { 'Last-Event-ID': lastId }),
      },
      signal: AbortSignal.any([signal, opening.signal]),
      cache: 'no-store',
      credentials: 'same-origin',
    });
    const isStream = response.ok && /^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '');
    if (isStream && response.body) return serverEvents(response.body, lastId);
    await response.body?.cancel();
    throw isPassing(response.status) ? new Error(`HTTP ${response.status}`) : new StreamRefused(given.path);
  } finally {
    clearTimeout(timer);
  }
}
