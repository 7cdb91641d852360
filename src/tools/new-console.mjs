/*
 * npm run new:console -- ../my-console           writes a console of its own on this framework: an ordinary Vite
 *                                                project with one area, one schema, tests, CI file and Dockerfile
 * npm run new:console -- ../my-console --upgrade gives one that is there the framework as it is now
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadTool, root } from './loadTool.mjs';
import { packFramework } from './newConsole/packFramework.mjs';
import { projectFiles } from './newConsole/projectFiles.mjs';
import { upgradeProject } from './newConsole/upgradeProject.mjs';
import { packagedSource } from './package/names.mjs';

const FIELDS = ['name:text!=Part|部件', 'maker:text=Maker|制造商', 'weight:number(kg)=Weight|重量'];

function write(folder, files) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

const readOrigin = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const nameOf = (folder) =>
  basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-');

/** Pictures of brands, and the brands of this repository; what is there stays, as the brand of a new project. */
function copyBrands(folder) {
  for (const path of ['brands.json', 'brands'])
    cpSync(join(root, 'resources/public', path), join(folder, 'public', path), { recursive: true, force: false });
}

async function create(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty; nothing was written. With --upgrade it gets the framework as it is now.`);
  const { file } = await packFramework(join(folder, 'framework'));
  write(folder, projectFiles({ name: nameOf(folder), file, origin: readOrigin() }));
  const { newResource } = await loadTool('src/tools/newResource/newResourceCommand.ts');
  await newResource(['depot/part', ...FIELDS], folder, packagedSource);
  copyBrands(folder);
  return `  ${folder} is a console of its own.\n\n    cd ${folder}\n    npm install\n    npm start        # platform_admin, Energy123; the list is under Depot\n    npm test`;
}

async function upgrade(folder) {
  const origin = readOrigin();
  const out = join(root, 'dist/package');
  const done = await upgradeProject(folder, {
    pack: (to) => packFramework(to, { out }),
    peers: () => JSON.parse(readFileSync(join(out, 'package.json'), 'utf8')).peerDependencies,
    known: { ...origin.devDependencies, ...origin.dependencies },
    filesWith: (file) => projectFiles({ name: nameOf(folder), file, origin }),
  });
  copyBrands(folder);
  return `  ${folder} has version ${origin.version} of the framework.\n${done.map((line) => `    ${line}\n`).join('')}\n    npm install\n    npm run typecheck && npm test\n\n  CHANGELOG.md of the package says what has changed, and what is to be done.`;
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { upgrade: { type: 'boolean' } } });
  const [given] = positionals;
  if (!given) throw new Error('Usage: npm run new:console -- ../my-console [--upgrade]');
  const folder = resolve(process.env.INIT_CWD ?? '.', given);
  console.log(values.upgrade ? await upgrade(folder) : await create(folder));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
