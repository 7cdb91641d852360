import { gzipSync } from 'node:zlib';
import type { Exchange } from './examineBackend';
import type { Notebook } from './notebook';

const SLOW_MS = 1000;
const LARGE = 20_000;

const isLocal = (host: string): boolean => /^(?:localhost|127\.|\[::1\]|.*\.localhost$)/.test(host);

/** How answers came: protected, unkept, packed and in time. */
export function examineConnection({ note }: Notebook, origin: URL, exchanges: readonly Exchange[]): void {
  if (origin.protocol === 'http:' && !isLocal(origin.hostname))
    note(
      'wrong',
      'connection',
      'Calls go over http: whoever is on the way reads tokens and records. Serve it with TLS.',
    );
  const good = exchanges.filter(({ status }) => status === 200);
  if (good.length === 0) return;
  const kept = good.find(({ headers }) => !/no-store|no-cache|private/.test(headers.get('cache-control') ?? ''));
  if (kept)
    note(
      'look',
      'connection',
      `${kept.path} says nothing of Cache-Control: no-store. The console never uses a kept answer, but a proxy between them may; deploy/nginx adds it.`,
    );
  const plain = good.find(
    ({ headers, text }) =>
      text.length > LARGE && !headers.has('content-encoding') && gzipSync(text).length < text.length / 2,
  );
  if (plain)
    note(
      'look',
      'connection',
      `${plain.path} answers ${Math.round(plain.text.length / 1000)} kB that are not packed. gzip makes less than half of them.`,
    );
  const typed = good.find(({ headers }) => !/json/.test(headers.get('content-type') ?? ''));
  if (typed)
    note(
      'look',
      'connection',
      `${typed.path} answers JSON as “${typed.headers.get('content-type') ?? 'nothing'}”. Say application/json.`,
    );
  const times = good.map(({ took }) => took).sort((one, other) => one - other);
  const middle = times[Math.floor(times.length / 2)] ?? 0;
  const slowest = good.reduce((one, other) => (other.took > one.took ? other : one));
  const words = `Half of ${good.length} answers came within ${middle} ms; the slowest, ${slowest.path.split('?')[0] ?? ''}, took ${slowest.took} ms.`;
  note(slowest.took > SLOW_MS ? 'look' : 'fine', 'connection', words);
}
