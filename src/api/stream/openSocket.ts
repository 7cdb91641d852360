import { callHeaders } from '../headers';
import { queryText, sidePath } from '../url';

/** Where the token goes, and what it is called there. */
interface TokenPlace {
  readonly message?: string | undefined;
  readonly query?: string | undefined;
}

interface Socket {
  readonly signal: AbortSignal;
  readonly token?: TokenPlace | undefined;
  onOpen(): void;
  onMessage(text: string): void;
}

/** What calls send as their token; undefined for nobody. */
const tokenFor = (url: string): string | undefined => callHeaders(url).Authorization?.replace(/^Bearer /, '');

/**
 * Opens a WebSocket on the host of the page and stays until it is closed: resolves when it was open before, rejects
 * when it never was.
 */
export function openSocket(path: string, { signal, token: place, onOpen, onMessage }: Socket): Promise<void> {
  const url = sidePath(path);
  const token = tokenFor(url);
  const query = queryText(place?.query === undefined ? {} : { [place.query]: token });
  const address = new URL(query ? `${url}?${query}` : url, window.location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  let wasOpen = false;
  return new Promise<void>((resolve, reject) => {
    const leave = () => socket.close();
    signal.addEventListener('abort', leave);
    socket.addEventListener('open', () => {
      wasOpen = true;
      if (place?.message !== undefined && token) socket.send(JSON.stringify({ [place.message]: token }));
      onOpen();
    });
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!signal.aborted && typeof data === 'string') onMessage(data);
    });
    socket.addEventListener('close', () => {
      signal.removeEventListener('abort', leave);
      if (wasOpen) resolve();
      else reject(new Error('The socket was not opened.'));
    });
  });
}
