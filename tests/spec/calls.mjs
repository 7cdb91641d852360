/* The calls the console can make, as `GET /path`: what schemas declare, and what bespoke code writes out. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';

const WRITTEN = /['"`](GET|POST|PUT|DELETE) (\/[\w/-]+)/g;

/** Calls written in the sources, with where. */
function written(root) {
  const files = ['src', 'resources', 'schemas']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${String(path)}`),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path));
  return files.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(WRITTEN)].map(([, method, at]) => [`${method} ${at}`, path]),
  );
}

/** Calls of fields, also inside rows and groups: choices of the server, uploads. */
function fieldCalls(fields) {
  return Object.values(fields ?? {}).flatMap(({ options }) =>
    [options.call, options.upload, ...fieldCalls(options.fields)].filter(Boolean),
  );
}

/** Calls of every schema: its own, its actions' and its fields'. */
async function declared(root) {
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const { allResources } = await server.ssrLoadModule('/mocks/resources.ts');
    const { CALL_NAMES } = await server.ssrLoadModule('/src/schema/call.ts');
    return allResources.flatMap((resource) => {
      const own = CALL_NAMES.map((name) => resource.call(name)).filter(Boolean);
      const actions = Object.values(resource.actions)
        .flatMap(({ call, steps = [] }) => [call, ...Object.values(steps).map((step) => step?.call)])
        .filter(Boolean)
        .map((call) => resource.resolve(call));
      const log = resource.workflow?.log;
      const others = [
        ...fieldCalls(resource.fields),
        ...Object.values(resource.actions).flatMap(({ form }) => fieldCalls(form)),
        ...(log && !log.field ? [log] : []),
      ].map((call) => resource.resolve(call));
      return [...own, ...actions, ...others].map(({ method, path }) => [
        `${method} ${path}`,
        `schemas/${resource.name}.ts`,
      ]);
    });
  } finally {
    await server.close();
  }
}

/** By call, the file that declares it. */
export async function readCalls(root) {
  return new Map([...written(root), ...(await declared(root))]);
}
