import { askedOf, passed, silenceOf, toldOnce } from './proxyTo.ts';

/** A server that looks at `Origin` would take the page for a stranger. */
const OWN_HEADERS = ['cookie', 'origin', 'referer'];
/** The server's own sign-in made the session: its token is sent on. */
const OF_SESSION = 'session';

/** A token of the reference backend means nothing to another server. */
function headersFor(request: Request, authorization: string | undefined): Headers {
  const headers = passed(request.headers);
  for (const name of OWN_HEADERS) headers.delete(name);
  if (authorization === OF_SESSION) return headers;
  headers.delete('authorization');
  if (authorization) headers.set('authorization', authorization);
  return headers;
}

/** A refusal that every envelope shows: the words stand under the usual names. */
const refusal = (status: number, text: string): Response =>
  Response.json(
    { code: String(status), msg: text, message: text },
    { status, headers: { 'cache-control': 'no-store' } },
  );

/**
 * Answers the calls of one service by another server. The prefix stands for the address: `/sites` below `/shop` is
 * asked as `http://127.0.0.1:5410/sites`; a server that has no such path and has `/shop/sites` is asked so from then
 * on.
 */
export function serviceProxy({
  prefix,
  target,
  authorization,
  tell = () => undefined,
  send,
}: {
  readonly prefix: string;
  readonly target: string;
  readonly authorization?: string | undefined;
  readonly tell?: ((text: string) => void) | undefined;
  readonly send?: typeof fetch | undefined;
}): (request: Request, path: string) => Promise<Response> {
  const once = toldOnce(tell);
  const base = new URL(target);
  /** What of the service's own prefix the server knows; undefined until it has answered anything but 404. */
  let known: string | undefined;

  const addressOf = (path: string, search: string): URL => {
    const url = new URL(base);
    url.pathname = `${base.pathname.replace(/\/$/, '')}${path}`;
    url.search = [base.search, search].flatMap((part) => part.slice(1) || []).join('&');
    return url;
  };
  const answerOf = async (request: Request, path: string): Promise<Response> => {
    const { search } = new URL(request.url);
    const headers = headersFor(request, authorization);
    // it may be sent again: to where a redirect leads
    const body = request.body ? await request.arrayBuffer() : undefined;
    const ask = async (before: string) =>
      askedOf(addressOf(before + path, search), request, { headers, ...(body && { body }) }, send);
    if (known !== undefined) return ask(known);
    const first = await ask('');
    if (first.status !== 404) {
      known = '';
      return first;
    }
    const second = await ask(prefix);
    if (second.status === 404) return first;
    known = prefix;
    return second;
  };
  return async (request, path) => {
    try {
      const answer = await answerOf(request, path);
      if (answer.status !== 401 || authorization === OF_SESSION) return answer;
      // 401 would end the session of the person, who is signed in elsewhere
      const text = `${base.origin} answers HTTP 401: it wants to know who asks. Say it when you start: API_AUTHORIZATION='Bearer …'.`;
      once(text);
      return refusal(403, text);
    } catch (error) {
      const text = silenceOf(base, error);
      if (!request.signal.aborted) once(text);
      return refusal(503, text);
    }
  };
}
