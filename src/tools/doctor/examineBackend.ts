import { currentTime } from '@/schema/dates';

/** One exchange as it went over the line. */
export interface Exchange {
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  /** Milliseconds until the whole answer was there. */
  readonly took: number;
  /** When it was sent and when it was there, epoch ms. */
  readonly sent: number;
  readonly arrived: number;
  readonly text: string;
}

/** A backend under examination: the console's own client calls it, and what went over the line is kept. */
export interface ExaminedBackend {
  readonly exchanges: readonly Exchange[];
  /** What the client advises about answers it cannot read. */
  readonly advice: readonly string[];
  /** `fetch` and `console` are again what they were. */
  close(): void;
}

/**
 * Sends the calls of the console's client, which knows only paths, to a backend. It takes the place of `fetch` and of
 * `console.warn` of this process until it is closed.
 *
 * @param send how a request is sent; for tests
 */
export function examineBackend(origin: string, send: typeof fetch = fetch): ExaminedBackend {
  const exchanges: Exchange[] = [];
  const advice: string[] = [];
  const { fetch: usual } = globalThis;
  const { warn } = console;
  globalThis.fetch = async (input, init) => {
    const path = String(input);
    const sent = currentTime();
    const begun = performance.now();
    const response = await send(new URL(path, origin), { ...init, credentials: 'omit' });
    const text = await response.clone().text();
    const took = Math.round(performance.now() - begun);
    exchanges.push({
      path,
      status: response.status,
      headers: response.headers,
      took,
      sent,
      arrived: currentTime(),
      text,
    });
    return response;
  };
  console.warn = (text: unknown) => {
    advice.push(String(text));
  };
  return {
    exchanges,
    advice,
    close: () => {
      globalThis.fetch = usual;
      console.warn = warn;
    },
  };
}
