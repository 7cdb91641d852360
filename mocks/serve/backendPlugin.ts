import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type * as NodeBackend from './nodeBackend';
import { aboutTargets, readTargets, withTargets } from './apiTargets.ts';
import { demoAccounts } from './demoAccounts.ts';
import { isOpen } from './isOpen.ts';

interface Opened {
  fetch(request: Request): Promise<Response>;
  close?(): void;
}

/** A project that has a backend of its own builds without what this one is served with. */
async function listenWith(answer: (request: Request) => Promise<Response>) {
  const { getRequestListener } = await import('@hono/node-server').catch(() => {
    throw new Error(
      'The reference backend needs packages: npm install -D hono @hono/node-server node-sqlite3-wasm. For a project with a backend of its own: consolePlugin({ backend: false }).',
    );
  });
  return getRequestListener(answer, { overrideGlobalObjects: false });
}

/**
 * A backend that is made when it is first asked for, and anew after it was forgotten. Code that cannot be loaded, such
 * as a schema being edited, leaves the backend as it was; where there is none yet, every call says why.
 *
 * @param load loads the code, and gives what opens the backend
 */
function lazily(load: () => Promise<() => Opened>) {
  let running: Opened | undefined;
  let made: Promise<Opened> | undefined;
  const make = async () => {
    try {
      const open = await load();
      running?.close?.(); // its database can be opened once
      running = undefined;
      running = open();
    } catch (error) {
      if (!running) throw error;
    }
    return running;
  };
  const forget = () => {
    made = undefined;
  };
  const answer = async (request: Request): Promise<Response> => {
    made ??= make();
    const backend = await made.catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    if (typeof backend !== 'string') return backend.fetch(request);
    forget();
    return Response.json({ code: '-1', msg: backend });
  };
  let listener: ReturnType<typeof listenWith> | undefined;
  const listen = async (...[request, response, next]: Parameters<Connect.NextHandleFunction>) => {
    try {
      listener ??= listenWith(answer);
      await (
        await listener
      )(request, response);
    } catch (error) {
      next(error);
    }
  };
  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    if (!request.url?.startsWith('/api/')) next();
    else void listen(request, response, next);
  };
  return { middleware, forget, close: () => running?.close?.() };
}

const opener =
  ({ nodeBackend, optionsFromEnvironment }: typeof NodeBackend) =>
  (): Opened =>
    nodeBackend(optionsFromEnvironment(process.env));

/** Everybody can read the passwords of a backend under development: where others reach it, that is to be said. */
function needClosed(host: string | boolean | undefined): void {
  if (isOpen(host) && process.env.DEMO !== '1')
    throw new Error(
      'Others than this machine reach this server, and all of its accounts have a password that everybody can read. Set DEMO=1 to serve it so.',
    );
}

const NONE: Opened = { fetch: async () => new Response(null, { status: 404 }) };

/** Says below the addresses what to sign in with, or where calls go. */
function printedWith(server: ViteDevServer, words: string): void {
  const { printUrls } = server;
  server.printUrls = () => {
    printUrls();
    server.config.logger.info(words);
  };
}

/**
 * The reference backend inside Vite's dev and preview servers, so that one command starts everything.
 * Calls that API_TARGET names another server for are passed on to it. A changed schema or backend file makes it anew.
 *
 * @param module path of what makes the backend
 */
export function backendPlugin(module: string): Plugin {
  const { API_TARGET, API_AUTHORIZATION: authorization } = process.env;
  /** What opens the backend, behind the servers of single services. */
  const targeted = (load: () => Promise<() => Opened>, tell: (text: string) => void) => {
    const targets = readTargets(API_TARGET);
    return async () => {
      const open = targets.all === undefined ? await load() : () => NONE;
      return (): Opened => {
        const opened = open();
        const fetch = withTargets(targets, async (request) => opened.fetch(request), { authorization, tell });
        return { ...opened, fetch };
      };
    };
  };
  return {
    name: 'reference-backend',
    configureServer: (server) => {
      const { logger } = server.config;
      const own = async () => {
        needClosed(server.config.server.host);
        return opener((await server.ssrLoadModule(module)) as typeof NodeBackend);
      };
      const { middleware, forget, close } = lazily(targeted(own, (text) => logger.warn(text, { timestamp: true })));
      server.middlewares.use(middleware);
      const follow = (file: string) => {
        if (/[\\/](?:mocks|schemas)[\\/]/.test(file)) forget();
      };
      server.watcher.on('change', follow).on('add', follow).on('unlink', follow);
      server.httpServer?.on('close', close);
      const targets = readTargets(API_TARGET);
      const about = aboutTargets(targets);
      printedWith(server, `${about ? `  ${about}\n` : ''}${targets.all === undefined ? demoAccounts() : ''}`);
    },
    configurePreviewServer: (server) => {
      const built = async () => {
        needClosed(server.config.preview.host);
        return opener((await import(pathToFileURL(resolve('dist/server/server.js')).href)) as typeof NodeBackend);
      };
      server.middlewares.use(lazily(targeted(built, (text) => server.config.logger.warn(text))).middleware);
    },
  };
}
