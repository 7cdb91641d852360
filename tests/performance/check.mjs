/*
 * npm run performance            how a long list behaves, whether the page stays alive while a long sheet is checked,
 *                                how soon the sign-in form can be typed into, and how soon the console is where a
 *                                person wants to be, beside the smallest react-admin app (tests/performance/floor) over
 *                                the same backend, and how long what is foreign takes to be read
 * npm run performance -- lists   only the first, `imports` only the second, `paint` the third, `work` the fourth,
 *                                `readers` the fifth, `big` what is big: 200 columns, 10,000 nodes, 96 × 31 slots,
 *                                100,000 points, 5,000 chosen rows, an import of 50,000
 * Prints a table and 'N passed, N failed'; exit code 1 when something is over its limit.
 */
import { readFileSync } from 'node:fs';
import { measureBig } from './big.mjs';
import { measureImports } from './imports.mjs';
import { measureLists } from './lists.mjs';
import { measurePaint } from './paint.mjs';
import { measureReaders } from './readers.mjs';
import { measureWork } from './work.mjs';

const PARTS = {
  lists: measureLists,
  imports: measureImports,
  paint: measurePaint,
  work: measureWork,
  readers: measureReaders,
  big: measureBig,
};
const asked = Object.keys(PARTS).filter((name) => process.argv.includes(name));

const limits = JSON.parse(readFileSync(new URL('performance.json', import.meta.url), 'utf8'));
const two = (value) => Math.round(value * 100) / 100;
let failed = 0;
let passed = 0;
for (const part of asked.length > 0 ? asked : Object.keys(PARTS)) {
  const found = await PARTS[part]();
  const lines = Object.entries(limits[part]).map(([name, { label, limit, always }]) => {
    const { median, worst = median } = found[name];
    return {
      what: label,
      median: two(median),
      worst: two(worst),
      limit,
      ok: (always ? worst : median) <= limit ? 'yes' : 'NO',
    };
  });
  console.table(lines);
  failed += lines.filter(({ ok }) => ok === 'NO').length;
  passed += lines.filter(({ ok }) => ok === 'yes').length;
}
console.log(`performance: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
