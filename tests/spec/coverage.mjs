/*
 * npm run coverage:spec               what of the specification is covered and how, per document and kind
 * npm run coverage:spec -- --missing  lists every row that is not, with why where missing.tsv says it; --backend those
 *                                     that only a test of the backend shows
 * npm run coverage:spec -- --unwalked lists the calls that no test made with clicks in the last run: neither end-to-end
 *                                     nor of a whole page over the backend
 * npm run coverage:spec -- --check    only whether the markers name rows that exist (part of npm test)
 *
 * A row is covered by the best of: a test of the product that ran and passed in the last `npm test` (a marker `covers
 * FR-056` above it; a call also by the contract of the schema that makes it), a test of the reference backend alone, a
 * declaration, a place in places.tsv. A marker above a test that failed or was skipped covers nothing. Exit code 1 when
 * a marker or a place names what is not there.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCalls } from './calls.mjs';
import { readFaults } from './faults.mjs';
import { readMarkers } from './markers.mjs';
import { passed, readResults } from './results.mjs';
import { readWalked } from './walked.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tsv = (name) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
const DOCUMENTS = {
  '01': 'Shared foundation',
  '02': 'Home energy management',
  '03': 'VPP, IoT, PV, tickets, stations',
};
const KINDS = { S: 'screens', R: 'rules', E: 'fields', '': 'calls' };
const kindOf = (id) => KINDS[id.split('-')[0].slice(1)] ?? 'calls';

const rows = Object.keys(DOCUMENTS).flatMap((document) =>
  tsv(`rows-${document}.tsv`).map(([id, says]) => ({ id, says, document, kind: kindOf(id) })),
);
const known = new Set(rows.map(({ id }) => id));
const markers = readMarkers(root);
const places = tsv('places.tsv').map(([id, at, why]) => ({ id, at, why }));
const reasons = new Map(tsv('missing.tsv').map(([id, why]) => [id, why]));
const faults = [
  ...[...reasons.keys()].filter((id) => !known.has(id)).map((id) => `missing.tsv: there is no row ${id}`),
  ...markers.filter(({ id }) => reasons.has(id)).map(({ id, at }) => `missing.tsv: ${id} is not missing, ${at}`),
  ...markers.filter(({ id }) => !known.has(id)).map(({ id, at }) => `${at}: there is no row ${id}`),
  ...places
    .filter(({ id, at }) => !known.has(id) || !existsSync(join(root, at)))
    .map(({ id, at }) => `places.tsv: ${id} at ${at} is not there`),
];
const catalogue = readFaults(root);
faults.push(...catalogue.problems);
for (const fault of faults) console.error(fault);

/** What shows a row, the strongest first. */
const WAYS = ['product', 'backend', 'declaration', 'place'];
/** Rows one test may claim before it is doubtful that it shows them all. */
const MOST_MARKERS = 8;

if (!process.argv.includes('--check')) {
  const calls = await readCalls(root);
  const results = readResults(root);
  if (!results) console.log('There is no result of a test run: markers are taken at their word. Run npm test first.');
  const holds = ({ kind, file, title }) =>
    kind === 'declaration' || !results || title === undefined || passed(results, file, title) !== false;
  const unproven = markers.filter((one) => !holds(one));
  const counted = markers.filter(holds);
  const ways = new Map();
  const show = (id, way) => ways.set(id, WAYS[Math.min(WAYS.indexOf(way), WAYS.indexOf(ways.get(id) ?? 'place'))]);
  /**
   * The contract of a schema reads, filters, writes and refuses each field and makes each call that the schema
   * declares.
   */
  const contract = (file) =>
    ['specification', 'resource', 'report'].some((name) =>
      passed(results, `tests/contract/${name}.test.ts`, file.replace(/^schemas\/|(?:\.report)?\.ts$/g, '')),
    );
  const byContract = ({ id, kind, file }) =>
    kind === 'declaration' && file.startsWith('schemas/') && ['fields', 'calls'].includes(kindOf(id)) && contract(file);
  for (const marker of counted) show(marker.id, byContract(marker) ? 'product' : marker.kind);
  for (const { id } of places) if (!ways.has(id)) ways.set(id, 'place');
  for (const { id, says, kind } of rows) {
    const file = kind === 'calls' ? calls.get(says) : undefined;
    if (file) show(id, file.startsWith('schemas/') && contract(file) ? 'product' : 'declaration');
  }
  const table = Object.entries(DOCUMENTS).flatMap(([document, name]) =>
    Object.values(KINDS).map((kind) => {
      const own = rows.filter((row) => row.document === document && row.kind === kind);
      const by = (way) => own.filter(({ id }) => ways.get(id) === way).length;
      return {
        document: `${document} ${name}`,
        kind,
        rows: own.length,
        ...Object.fromEntries(WAYS.map((way) => [way, by(way)])),
        missing: own.filter(({ id }) => !ways.has(id)).length,
      };
    }),
  );
  console.table(table);
  const covered = rows.filter(({ id }) => ways.has(id));
  const proven = covered.filter(({ id }) => ways.get(id) === 'product');
  console.log(
    `${covered.length} of ${rows.length} rows are covered, ${proven.length} of them (${Math.round((100 * proven.length) / covered.length)} %) by a test of the product.`,
  );
  const proposed = new Map(tsv('calls.tsv').map(([id, , , , paths]) => [id, paths]));
  const walked = readWalked(
    root,
    rows.filter(({ kind }) => kind === 'calls'),
    proposed,
  );
  if (walked)
    console.log(
      `${walked.filter(({ left }) => left.length === 0).length} of ${walked.length} calls with a path were made with clicks.`,
    );
  for (const { id, at, title } of unproven) console.log(`not counted ${id}  ${at}: "${title}" did not pass`);
  const crowded = new Map(
    markers
      .filter(({ kind, beside }) => kind !== 'declaration' && beside > MOST_MARKERS)
      .map(({ at, beside }) => [at, beside]),
  );
  for (const [at, count] of crowded)
    console.log(`${count} markers on one test  ${at}: at most ${MOST_MARKERS}, each shown by it`);
  for (const fault of catalogue.open) console.log(fault);
  if (process.argv.includes('--missing'))
    for (const row of rows.filter(({ id }) => !ways.has(id)))
      console.log(`missing ${row.id}  ${row.says}${reasons.has(row.id) ? `: ${reasons.get(row.id)}` : ''}`);
  if (process.argv.includes('--unwalked'))
    for (const { id, left } of walked ?? []) for (const one of left) console.log(`unwalked ${id}  ${one}`);
  if (process.argv.includes('--backend'))
    for (const row of rows.filter(({ id }) => ways.get(id) === 'backend'))
      console.log(`backend alone ${row.id}  ${row.says}`);
}
console.log(`spec: ${markers.length + places.length - faults.length} passed, ${faults.length} failed`);
process.exitCode = faults.length > 0 ? 1 : 0;
