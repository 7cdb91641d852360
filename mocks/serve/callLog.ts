import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes each call that comes, once, as `POST /web/station/list` without the prefix of its brand: what the end-to-end
 * tests reached (`npm run coverage:spec`). The file begins anew with the server.
 */
export function callLog(file: string): (request: Request) => void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  const known = new Set<string>();
  return ({ method, url }) => {
    const line = `${method} ${new URL(url).pathname.replace(/^\/api\/[^/]+(?=\/)/, '')}`;
    if (known.has(line)) return;
    known.add(line);
    appendFileSync(file, `${line}\n`);
  };
}
