/* A host of static files that knows nothing of the console: a file, or 404.html. Plain Node. */
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a folder below a path ('/' or '/console/') on a port of its own; resolves {url, stop}. */
export async function staticHost(folder, base = '/') {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://x').pathname));
    const inside = path.startsWith(base) ? path.slice(base.length) || 'index.html' : undefined;
    const file = inside === undefined ? '' : join(folder, inside);
    const found = file !== '' && existsSync(file) && statSync(file).isFile();
    const sent = found ? file : join(folder, '404.html');
    response
      .writeHead(found ? 200 : 404, { 'content-type': TYPES[extname(sent)] ?? 'application/octet-stream' })
      .end(readFileSync(sent));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${server.address().port}`,
    stop: () => (server.closeAllConnections(), server.close()),
  };
}
