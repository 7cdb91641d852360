import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { Connect, Plugin } from 'vite';
import type * as NodeBackend from './nodeBackend';
import { proxyTo } from './proxy.ts';

interface Opened {
  fetch(request: Request): Promise<Response>;
  close?(): void;
}

/** A backend that is made when it is first asked for, and again after it failed or was forgotten. */
function lazily(open: () => Promise<Opened>) {
  let opened: Promise<Opened> | undefined;
  const forget = () => {
    void opened?.then((one) => one.close?.(), () => undefined);
    opened = undefined;
  };
  const listener = getRequestListener(
    async (request) => {
      opened ??= open();
      opened.catch(forget);
      return (await opened).fetch(request);
    },
    { overrideGlobalObjects: false },
  );
  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    if (!request.url?.startsWith('/api/')) next();
    else void listener(request, response);
  };
  return { middleware, forget };
}

function opened({ nodeBackend, optionsFromEnvironment }: typeof NodeBackend): Opened {
  const { fetch, store } = nodeBackend(optionsFromEnvironment(process.env));
  return { fetch, close: () => store.close() };
}

/**
 * The reference backend inside Vite's dev and preview servers, so that one command starts everything.
 * With API_TARGET set, calls are passed on to that backend instead. A changed schema or backend file makes it anew.
 */
export function backendPlugin(): Plugin {
  const target = process.env.API_TARGET;
  const proxy = target ? async () => ({ fetch: proxyTo(target) }) : undefined;
  return {
    name: 'reference-backend',
    configureServer: (server) => {
      const own = async () => opened((await server.ssrLoadModule('/mocks/serve/nodeBackend.ts')) as typeof NodeBackend);
      const { middleware, forget } = lazily(proxy ?? own);
      server.middlewares.use(middleware);
      const follow = (file: string) => {
        if (/[\\/](?:mocks|schemas)[\\/]/.test(file)) forget();
      };
      server.watcher.on('change', follow).on('add', follow).on('unlink', follow);
      server.httpServer?.on('close', forget);
    },
    configurePreviewServer: (server) => {
      const built = async () => opened((await import(pathToFileURL(resolve('dist/server/server.js')).href)) as typeof NodeBackend);
      server.middlewares.use(lazily(proxy ?? built).middleware);
    },
  };
}
