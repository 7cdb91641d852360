/*
 * npm run check -- depot/part   resources and reports, one or several, or all of an area (`check -- depot`): names,
 *                               types, linter and texts, contract. What is wrong with names comes first, and alone;
 *                               then what the linter says, in plain words, beside the compiler's. The contract is told
 *                               only of what both let pass. Ends with 'N passed, N failed'.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { compile } from './check/compile.mjs';
import { beginContract } from './check/beginContract.mjs';
import { inOrder } from './check/inOrder.mjs';
import { builtSchemaFiles, nameProblems, resourceFiles, schemaFiles } from './check/nameProblems.mjs';
import { wantedNames } from './check/wantedNames.mjs';
import { openTools, root } from './loadTool.mjs';
import { framework, isPackage } from './place.mjs';

/** Of a file with many texts to be worded. */
const SHOWN_TEXTS = 20;

const files = schemaFiles(root);
const { names, unknown } = wantedNames(files, process.argv.slice(2));
/** What a schema may name besides: those that come with the framework. */
const all = isPackage ? [...files, ...builtSchemaFiles(framework)] : files;
const own = files.filter(({ expected }) => names.includes(expected));
const begun = performance.now();
let [passed, failed] = [0, 0];
/** What is no failure, but to be known. */
let notes = [];
/** By file, texts that are there and only have to be worded. */
let unworded = new Map();

function tell(title, problems) {
  if (problems.length > 0) failed += 1;
  else passed += 1;
  console.log(
    `${problems.length > 0 ? 'FAIL' : 'ok  '} ${title} (${((performance.now() - begun) / 1000).toFixed(1)} s)${problems.map((one) => `\n     ${one.replaceAll('\n', '\n     ')}`).join('')}`,
  );
  return problems.length === 0;
}

/** Types of the files, their views, all they import, and what modules declare of others: a fraction of the project. */
async function typeProblems(paths) {
  if (isPackage) return (await compile(root, ['-p', `${root}/tsconfig.json`])).problems;
  const folder = `${root}/node_modules/.cache/check`;
  mkdirSync(folder, { recursive: true });
  const project = `${folder}/${process.pid}.json`; // others may be checked at the same time
  const up = (path) => `../../../${path}`;
  const aliases = { '@/*': [up('src/*')], '@schemas/*': [up('schemas/*')], '@mocks/*': [up('mocks/*')] };
  const declared = ['src/data/registry/resourceViews.ts', 'src/theme/createConsoleTheme.ts'];
  writeFileSync(
    project,
    JSON.stringify({
      extends: up('tsconfig.json'),
      compilerOptions: { paths: aliases },
      include: [up('src/**/*.d.ts')],
      exclude: [],
      files: [...paths, ...declared].map(up),
    }),
  );
  const { files: read, problems } = await compile(root, ['-p', project]);
  rmSync(project);
  const missed = paths.filter((path) => !read.some((one) => one.endsWith(`/${path}`)));
  return problems.length > 0 ? problems : missed.map((path) => `${path} was not compiled.`);
}

const pageKeys = () => resourceFiles(root, '.page.tsx').map(({ name }) => name);

async function linterProblems() {
  const { load, close } = await openTools('silent');
  try {
    const { findingsOf, borrowedTexts, textsToWord } = await load('src/tools/check/findingsOf.ts');
    const project = { root, framework, files: all, pages: pageKeys(), load };
    notes = borrowedTexts(project, names);
    const found = await findingsOf(project, names);
    const open = textsToWord(root, names);
    const isWording = new Set([...open.values()].flat());
    if (found.some((one) => !isWording.has(one))) return found;
    unworded = open;
    return [];
  } catch (error) {
    return [error.message];
  } finally {
    await close();
  }
}

function tellContract({ passed: ran, left, problems }) {
  tell(`contract, ${ran} tests${left > 0 ? `, ${left} with nothing to look at` : ''}`, problems);
}

/** Texts to be worded, the first of each file. */
function tellUnworded() {
  for (const [file, said] of unworded) {
    console.log(`     to be worded: ${file}, ${said.length === 1 ? '1 text' : `${said.length} texts`}`);
    for (const one of said.slice(0, SHOWN_TEXTS)) console.log(`       ${one.replace(/^error: locales\/[^:]*: /, '')}`);
    if (said.length > SHOWN_TEXTS) console.log(`       and ${said.length - SHOWN_TEXTS} more`);
  }
}

async function check() {
  if (!tell('names', [...new Set(names.flatMap((name) => nameProblems(root, name)))])) return;
  const views = resourceFiles(root, '.views.tsx').flatMap(({ file, name }) => (names.includes(name) ? [file] : []));
  const types = () => typeProblems([...own.map(({ file }) => file), ...views]);
  const contract = await inOrder({ linter: linterProblems, types, contract: () => beginContract(root, own) }, tell);
  tellUnworded();
  for (const note of notes) console.log(`     note: ${note}`);
  if (contract) tellContract(contract);
  else console.log('     contract: not run until linter and types find nothing');
}

if (unknown.length > 0 || names.length === 0) {
  console.error(['Usage: npm run check -- <area>/<entity>…, or <area> for all of it', ...unknown].join('\n'));
  failed = 1;
} else {
  await check();
  const open = [...unworded.values()].flat().length;
  const beside = open === 0 ? '' : `, ${open === 1 ? '1 text' : `${open} texts`} to be worded`;
  console.log(`${passed} passed, ${failed} failed${beside}`);
}
process.exitCode = failed > 0 ? 1 : 0;
