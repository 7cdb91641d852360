import { proxyTo } from './proxyTo.ts';
import { serviceProxy } from './serviceProxy.ts';

type Answer = (request: Request) => Promise<Response>;

/** A service that another server answers: `/shop` by `http://127.0.0.1:5410`. */
export interface ServiceTarget {
  readonly prefix: string;
  readonly target: string;
}

/** Where calls go instead of the reference backend. */
export interface ApiTargets {
  /** The backend of all other calls; undefined: the reference backend. */
  readonly all: string | undefined;
  readonly services: readonly ServiceTarget[];
}

const HOW =
  'API_TARGET is an address for all calls, http://host:port, or services and what answers them, with commas between: /shop=http://127.0.0.1:5410.';

function addressIn(text: string): string {
  if (!URL.canParse(text) || !/^https?:\/\//.test(text)) throw new Error(`“${text}” is no address. ${HOW}`);
  return text;
}

/** What `API_TARGET` says. Throws with words for a person. */
export function readTargets(text = ''): ApiTargets {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const services = entries.flatMap((entry): ServiceTarget[] => {
    const [, prefix, target] = /^(\/[^=]*)=(.*)$/.exec(entry) ?? [];
    if (prefix === undefined || target === undefined) return [];
    return [{ prefix: prefix.replace(/\/$/, ''), target: addressIn(target) }];
  });
  const others = entries.filter((entry) => !/^\/[^=]*=/.test(entry));
  if (services.some(({ prefix }) => prefix === '') || others.length > 1)
    throw new Error(`“${text}” is unclear. ${HOW}`);
  if (new Set(services.map(({ prefix }) => prefix)).size < services.length)
    throw new Error(`A service is named twice in “${text}”. ${HOW}`);
  return {
    all: others[0] === undefined ? undefined : addressIn(others[0]),
    services: services.toSorted((one, other) => other.prefix.length - one.prefix.length),
  };
}

/** Where calls go, for the start to print; undefined when all go to the reference backend. */
export function aboutTargets({ all, services }: ApiTargets): string | undefined {
  const own = services.map(({ prefix, target }) => `${prefix} is answered by ${target}`);
  const rest =
    all === undefined
      ? own.length > 0 && 'all other calls, and accounts, by the reference backend'
      : `calls go to ${all}`;
  const words = [...own, ...(rest ? [rest] : [])].join('; ');
  return words === '' ? undefined : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** What of a call's path comes after a service, whatever stands before all paths: `/api/vpp/shop/sites` is `/sites`. */
function below(prefix: string, pathname: string): string | undefined {
  for (const path of [pathname.replace(/^\/api\/[^/]+(?=\/)/, ''), pathname.replace(/^\/api(?=\/)/, '')])
    if (path === prefix || path.startsWith(`${prefix}/`)) return path.slice(prefix.length);
  return undefined;
}

/** How the servers of services are asked. */
interface AskOptions {
  /** Header for them: who asks, whoever is signed in. */
  readonly authorization?: string | undefined;
  /** Is told what does not answer. */
  readonly tell?: ((text: string) => void) | undefined;
  /** How a request is sent to them; for tests. */
  readonly send?: typeof fetch | undefined;
}

/** Hands the calls of one service to its server; there are no others. */
export const oneService = (service: ServiceTarget, options: AskOptions): Answer =>
  withTargets({ all: undefined, services: [service] }, async () => new Response(null, { status: 404 }), options);

/**
 * Hands each call to what answers it.
 *
 * @param rest answers what no target is named for
 */
export function withTargets(
  { all, services }: ApiTargets,
  rest: Answer,
  { authorization, tell, send }: AskOptions = {},
): Answer {
  const parts = services.map((one) => ({ ...one, ask: serviceProxy({ ...one, authorization, tell, send }) }));
  const others = all === undefined ? rest : proxyTo(all, tell);
  return async (request) => {
    const { pathname } = new URL(request.url);
    for (const { prefix, ask } of parts) {
      const path = below(prefix, pathname);
      if (path !== undefined) return ask(request, path);
    }
    return others(request);
  };
}
