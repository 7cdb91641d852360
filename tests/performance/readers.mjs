import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { median } from './median.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const MEGABYTE = 1_000_000;
const RUNS = 9;
const repeated = (unit) => unit.repeat(MEGABYTE / unit.length);

/** A row of a list, its id of 64 bits. */
const ROW =
  '{"id":1234567890123456789,"name":"Station \\"A\\"","power":1234.5,"at":"2026-11-01 00:00:00","note":"roof, south"},';
const FIELDS = [{ name: 'name', names: ['Name', '名称'] }];

/**
 * Ms that reading a megabyte takes: of an answer of the cloud, of headings of a sheet, of a rule of the cloud. The
 * least of several runs counts: others work on the machine, too.
 */
export async function measureReaders() {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    resolve: { alias: { '@': `${root}src` } },
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const load = (path) => server.ssrLoadModule(`/src/${path}.ts`);
    const [{ losslessJson }, { matchHeadings, findHeaderRow }, { isQuickPattern }] = await Promise.all(
      ['api/losslessJson', 'schema/sheet/matchHeadings', 'crud/form/rules/isQuickPattern'].map(load),
    );
    const rows = `[${repeated(ROW)}{}]`;
    const texts = `["${repeated('\\"')}"]`;
    const ids = `[${repeated('1234567890123456789,')}1]`;
    const brackets = repeated('(');
    const words = repeated('ab ');
    const pattern = repeated('(a+');
    const work = {
      rows: () => losslessJson(rows),
      texts: () => losslessJson(texts),
      ids: () => losslessJson(ids),
      headings: () => matchHeadings([brackets, brackets], FIELDS),
      lines: () => findHeaderRow([[words], [words]], FIELDS),
      rules: () => isQuickPattern(pattern),
    };
    return Object.fromEntries(
      Object.entries(work).map(([name, run]) => {
        const times = Array.from({ length: RUNS }, () => {
          const began = performance.now();
          run();
          return performance.now() - began;
        });
        return [name, { median: Math.min(...times), worst: median(times) }];
      }),
    );
  } finally {
    await server.close();
  }
}
