/*
 * npm run coverage:spec               what of the specification is covered, per document and kind
 * npm run coverage:spec -- --missing  lists every row that is not
 * npm run coverage:spec -- --check    only whether the markers name rows that exist (part of npm test)
 *
 * A screen or a rule is covered by a marker (`covers FR-056`) above a test or declaration, or by a named place in
 * places.tsv; a field by a marker; a call by the schema or the code that makes it. Exit code 1 when a marker or a place names what is not there.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCalls } from './calls.mjs';
import { readMarkers } from './markers.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tsv = (name) => readFileSync(new URL(name, import.meta.url), 'utf8').trimEnd().split('\n').slice(1).map((line) => line.split('\t'));
const DOCUMENTS = { '01': 'Shared foundation', '02': 'Home energy management', '03': 'VPP, IoT, PV, tickets, stations' };
const KINDS = { S: 'screens', R: 'rules', E: 'fields', '': 'calls' };
const kindOf = (id) => KINDS[id.split('-')[0].slice(1)] ?? 'calls';

const rows = Object.keys(DOCUMENTS).flatMap((document) => tsv(`rows-${document}.tsv`).map(([id, says]) => ({ id, says, document, kind: kindOf(id) })));
const known = new Set(rows.map(({ id }) => id));
const markers = readMarkers(root);
const places = tsv('places.tsv').map(([id, at, why]) => ({ id, at, why }));
const faults = [
  ...markers.filter(({ id }) => !known.has(id)).map(({ id, at }) => `${at}: there is no row ${id}`),
  ...places.filter(({ id, at }) => !known.has(id) || !existsSync(join(root, at))).map(({ id, at }) => `places.tsv: ${id} at ${at} is not there`),
];
for (const fault of faults) console.error(fault);

if (!process.argv.includes('--check')) {
  const calls = await readCalls(root);
  const marked = new Set([...markers, ...places].map(({ id }) => id));
  const covered = ({ id, says, kind }) => marked.has(id) || (kind === 'calls' && calls.has(says));
  const table = Object.entries(DOCUMENTS).flatMap(([document, name]) =>
    Object.values(KINDS).map((kind) => {
      const own = rows.filter((row) => row.document === document && row.kind === kind);
      const done = own.filter(covered).length;
      return { document: `${document} ${name}`, kind, rows: own.length, covered: done, missing: own.length - done };
    }),
  );
  console.table(table);
  if (process.argv.includes('--missing')) for (const row of rows.filter((one) => !covered(one))) console.log(`missing ${row.id}  ${row.says}`);
}
console.log(`spec: ${markers.length + places.length - faults.length} passed, ${faults.length} failed`);
process.exitCode = faults.length > 0 ? 1 : 0;
