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
import { NAME, packagedSource } from './package/names.mjs';

const FIELDS = ['name:text!=Part|部件', 'maker:text=Maker|制造商', 'weight:number(kg)=Weight|重量'];

function write(folder, files) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

async function create(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty; nothing was written. With --upgrade it gets the framework as it is now.`);
  const { file } = await packFramework(join(folder, 'framework'));
  const origin = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const name = basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-');
  write(folder, projectFiles({ name, file, origin }));
  const { newResource } = await loadTool('src/tools/newResource/newResourceCommand.ts');
  await newResource(['depot/part', ...FIELDS], folder, packagedSource);
  for (const path of ['brands.json', 'brands'])
    cpSync(join(root, 'resources/public', path), join(folder, 'public', path), { recursive: true });
  return `  ${folder} is a console of its own.\n\n    cd ${folder}\n    npm install\n    npm start        # platform_admin, Energy123; the list is under Depot\n    npm test`;
}

async function upgrade(folder) {
  const path = join(folder, 'package.json');
  const own = JSON.parse(readFileSync(path, 'utf8'));
  if (!own.dependencies?.[NAME]) throw new Error(`${path} does not name ${NAME}.`);
  const { file, built } = await packFramework(join(folder, 'framework'));
  own.dependencies[NAME] = `file:framework/${file}`;
  writeFileSync(path, `${JSON.stringify(own, null, 2)}\n`);
  return `  ${folder} has version ${built.version} of the framework: npm install, npm run typecheck, npm test. CHANGELOG.md of the framework says what has changed.`;
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
