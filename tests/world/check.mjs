/*
 * npm run world
 * How long sums of the reference backend's sites take, how long a report over all of them takes on a server that has
 * just begun and what others wait for meanwhile, and what three years of three hundred sites leave in memory.
 * Prints each figure with its limit and 'N passed, N failed'; exit code 1 when one is above its limit.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const limits = JSON.parse(readFileSync(new URL('budget.json', import.meta.url), 'utf8'));
const [FROM, TO] = [Date.UTC(2025, 0, 1), Date.UTC(2026, 0, 1)];

const outDir = fileURLToPath(new URL('../../node_modules/.cache/world', import.meta.url));
const server = `${outDir}/server`;
const reportOf = fileURLToPath(new URL('report.mjs', import.meta.url));
await build({
  root,
  logLevel: 'error',
  build: { ssr: fileURLToPath(new URL('served.ts', import.meta.url)), outDir, emptyOutDir: true, copyPublicDir: false },
});
await build({ root, logLevel: 'error', build: { ssr: true, outDir: server, copyPublicDir: false } });
const { makeSite, sitePlans, sums } = await import(pathToFileURL(`${outDir}/served.js`).href);

const sites = Array.from({ length: 300 }, (_, index) =>
  makeSite({ ...sitePlans[index % sitePlans.length], code: `CHECK-${index}`, since: '2023-01-01' }),
);
const yearOf = (site) => sums(site, FROM, TO, 'month');
const timed = (work) => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
};

// The first site warms up what is compiled as it runs, and the weather of its country.
yearOf(sites[0]);
const years = sites
  .slice(1, 50)
  .map((site) => timed(() => yearOf(site)))
  .toSorted((one, other) => one - other);
const measured = {
  ...JSON.parse(execFileSync(process.execPath, [reportOf, server], { encoding: 'utf8' })),
  year: years[Math.floor(years.length / 2)],
  fifty: timed(() => sites.slice(0, 50).forEach(yearOf)),
};
for (const site of sites) sums(site, Date.UTC(2023, 0, 1), TO, 'month');
globalThis.gc?.();
const { heapUsed, arrayBuffers } = process.memoryUsage();
measured.memory = (heapUsed + arrayBuffers) / 1e6;
console.log(`fifty sites for the first time: ${Math.round(years.reduce((sum, one) => sum + one, 0))} ms`);

let failed = 0;
for (const [name, { label, limit }] of Object.entries(limits)) {
  const value = Math.round(measured[name]);
  const over = value > limit;
  if (over) failed += 1;
  console.log(`${over ? 'FAIL' : 'ok  '} ${label}: ${value} (at most ${limit})`);
}
console.log(`${Object.keys(limits).length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
