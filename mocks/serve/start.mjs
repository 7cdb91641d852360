import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isPackage, root } from '../../src/tools/place.mjs';
import { prepare, run } from './install.mjs';

/* `npm start`: installs what is missing, builds what has changed, serves console and backend. */

process.chdir(root);

const SOURCES = [
  'src',
  'schemas',
  'resources',
  'locales',
  'mocks',
  'deploy',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
];
const STAMP = 'dist/.sources';

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/** Changes as soon as any source does; content, not dates, so that a checkout of the same sources builds nothing. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesIn).filter((name) => !/\.test\.tsx?$/.test(name)))
    hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

if (!isPackage) prepare();
const now = fingerprint();
const built =
  existsSync(STAMP) && existsSync('dist/client/index.html') && existsSync('dist/server/server.js')
    ? readFileSync(STAMP, 'utf8')
    : '';
if (built !== now) {
  console.log('  Building the console…');
  run('npm', 'run', '--silent', 'build');
  mkdirSync('dist', { recursive: true });
  writeFileSync(STAMP, now);
}
const server = join(process.cwd(), 'dist/server/server.js');
process.argv[1] = server;
await import(pathToFileURL(server).href);
