import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { aboutTargets, readTargets, withTargets, type ApiTargets } from './apiTargets';
import { workbookReader } from './workbookReader';
import { callLog } from './callLog';
import { tellAddress } from './clientAddress';
import { demoAccounts } from './demoAccounts';
import { newPassword } from '../auth/passwordHash';
import { isOpen } from './isOpen';
import { nodeBackend, optionsFromEnvironment } from './nodeBackend';
import { withSecurityHeaders } from './securityHeaders';
import { staticFiles } from './staticFiles';
import { worldAhead } from './worldAhead';
import { zipped } from './zipped';

const DEFAULT_PORT = 5173;
/** A call that takes longer than that to end is cut, in ms; `docker stop` waits for 10 s, Kubernetes for 30. */
const LONGEST_END = 9000;

type ServerBindings = HttpBindings | Http2Bindings;

interface Api {
  /** Its accounts are not made yet. */
  readonly isNew?: boolean;
  fetch(request: Request): Promise<Response>;
  close(): void;
}

function referenceApi(env: NodeJS.ProcessEnv, password: string | undefined): Api {
  const backend = nodeBackend({
    ...optionsFromEnvironment(env),
    password,
    readWorkbook: workbookReader(new URL('./workbookReaderWorker.js', import.meta.url)),
    sumAhead: (sites, now) => worldAhead(new URL('./worldAheadWorker.js', import.meta.url), sites, now),
  });
  return {
    isNew: backend.isNew,
    fetch: async (request) => zipped(request, await backend.fetch(request)),
    close: () => backend.close(),
  };
}

const NONE: Api = { fetch: async () => new Response(null, { status: 404 }), close: () => undefined };

/** The reference backend, unless all calls go elsewhere, and before it the services that others answer. */
function api(env: NodeJS.ProcessEnv, targets: ApiTargets, password: string | undefined): Api {
  const reference = targets.all === undefined ? referenceApi(env, password) : NONE;
  return {
    ...reference,
    fetch: withTargets(targets, async (request) => reference.fetch(request), {
      authorization: env.API_AUTHORIZATION,
      tell: say,
    }),
  };
}

/** Who to sign in as. A password that was made for this start is said once: what is kept of it does not tell it. */
function accountsOf(host: string, password: string | undefined, isNew = false): string {
  if (password === undefined)
    return isOpen(host)
      ? `${demoAccounts()}\n  Whoever reaches ${host} can sign in with these (DEMO=1): keep nothing in it that matters.\n`
      : demoAccounts();
  return isNew ? demoAccounts(password) : '  The accounts have the password that was said at their first start.\n';
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Serves the built console and its backend, or what API_TARGET names, until it is told to stop. */
function start(env: NodeJS.ProcessEnv): void {
  const port = Number(env.PORT ?? DEFAULT_PORT);
  const files = staticFiles(resolve(env.CLIENT_DIR ?? 'dist/client'));
  const hostname = env.HOST ?? 'localhost';
  const password = isOpen(hostname) && env.DEMO !== '1' ? newPassword() : undefined;
  const targets = readTargets(env.API_TARGET);
  const backend = api(env, targets, password);
  const log = env.CALL_LOG ? callLog(resolve(env.CALL_LOG)) : undefined;
  const fetch = async (request: Request, { incoming }: ServerBindings): Promise<Response> => {
    tellAddress(incoming); // before anybody reads the head
    const isCall = new URL(request.url).pathname.startsWith('/api/');
    if (isCall) log?.(request);
    return withSecurityHeaders(await (isCall ? backend.fetch(request) : files(request)));
  };
  const server = serve({ fetch, port, hostname, overrideGlobalObjects: false }, () => {
    const about = aboutTargets(targets);
    const accounts = targets.all === undefined ? accountsOf(hostname, password, backend.isNew) : '';
    say(`\n  Energy cloud console: http://localhost:${port}/\n${about ? `  ${about}\n` : ''}${accounts}`);
  }) as Server;
  server.on('error', (error: NodeJS.ErrnoException) => {
    say(
      error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another: PORT=${port + 1} npm start` : String(error),
    );
    backend.close();
    process.exit(1);
  });
  /** Calls under way get their answers; nothing new is taken. */
  const stop = () => {
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const last = setTimeout(() => server.closeAllConnections(), LONGEST_END);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(last);
      backend.close();
      process.exit(0);
    });
    server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    start(process.env);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

export { nodeBackend, optionsFromEnvironment, worldAhead };
