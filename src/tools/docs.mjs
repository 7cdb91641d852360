/*
 * npm run docs            writes docs/schema.md, reports.md, views.md and cookbook.md from the doc comments of the
 *                         sources, and docs/resources/<area>.<language>.md from the schemas and their texts
 * npm run docs -- --check fails when a file is not what it would write
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cookbookPage } from './docs/cookbookPage.mjs';
import { reportsPage } from './docs/reportsPage.mjs';
import { schemaPage } from './docs/schemaPage.mjs';
import { viewsPage } from './docs/viewsPage.mjs';
import { loadTool, root } from './loadTool.mjs';

const read = (path) => readFileSync(`${root}/${path}`, 'utf8');

const { resourceDocs } = await loadTool('src/tools/docs/resourceDocs.ts');
const rules = await loadTool('src/schema/rules.ts');
const files = {
  'docs/schema.md': schemaPage(rules),
  'docs/reports.md': reportsPage(),
  'docs/views.md': viewsPage(),
  'docs/cookbook.md': cookbookPage(),
  ...resourceDocs(),
};
const folder = `${root}/docs/resources`;
const there = existsSync(folder) ? readdirSync(folder).map((name) => `docs/resources/${name}`) : [];
const left = there.filter((path) => files[path] === undefined);
const changed = Object.entries(files).filter(
  ([path, content]) => !existsSync(`${root}/${path}`) || read(path) !== content,
);

if (process.argv.includes('--check')) {
  const wrong = [...changed.map(([path]) => path), ...left];
  if (wrong.length > 0) {
    console.error(
      `${wrong.join(', ')} ${wrong.length === 1 ? 'is' : 'are'} not up to date with the schemas: run \`npm run docs\`.`,
    );
    process.exitCode = 1;
  }
  console.log(`${Object.keys(files).length} files, ${wrong.length} problems`);
} else {
  mkdirSync(folder, { recursive: true });
  for (const [path, content] of changed) writeFileSync(`${root}/${path}`, content);
  for (const path of left) rmSync(`${root}/${path}`);
  console.log(
    changed.length + left.length === 0
      ? 'Everything is up to date.'
      : `Written: ${[...changed.map(([path]) => path), ...left.map((path) => `${path} (removed)`)].join(', ')}`,
  );
}
