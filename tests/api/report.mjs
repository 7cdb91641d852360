/*
 * npm run api            writes tests/api/<door>.txt: what a project may import of each door of the package, as the
 *   compiler declares it
 * npm run api -- --check fails when one is not what the sources say: a change of the edge is made knowingly, and told
 *   in CHANGELOG.md
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadTool, root } from '../../src/tools/loadTool.mjs';

const FOLDER = `${root}/tests/api`;
const NOW = `${root}/node_modules/.cache/api/now`;

const { edgeReports } = await loadTool('src/tools/package/edgeReports.ts');
const reports = new Map([...edgeReports(root)].map(([name, text]) => [`${name}.txt`, text]));
const before = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));
const read = (name) => (existsSync(`${FOLDER}/${name}`) ? readFileSync(`${FOLDER}/${name}`, 'utf8') : undefined);

const lines = [...reports.values()].join('').split('\n').length;
if (!process.argv.includes('--check')) {
  for (const name of before) rmSync(`${FOLDER}/${name}`);
  for (const [name, text] of reports) writeFileSync(`${FOLDER}/${name}`, text);
  console.log(`${reports.size} doors, ${lines} lines.`);
} else {
  const changed = [...new Set([...before, ...reports.keys()])].filter((name) => read(name) !== reports.get(name));
  mkdirSync(NOW, { recursive: true });
  for (const name of changed) {
    writeFileSync(`${NOW}/${name}`, reports.get(name) ?? '');
    const { stdout } = spawnSync('diff', ['-uN', `${FOLDER}/${name}`, `${NOW}/${name}`], { encoding: 'utf8' });
    console.error(stdout.split('\n').slice(0, 60).join('\n'));
  }
  if (changed.length > 0) {
    console.error(
      `What other consoles build on has changed: ${changed.join(', ')}. If that is meant, run \`npm run api\` and tell it in CHANGELOG.md.`,
    );
    process.exitCode = 1;
  } else console.log(`${reports.size} doors, 0 problems: they are as their reports say.`);
}
